import type { Core } from '@strapi/strapi'
import type { Connection } from '../../../platform/database/connection'

export const PLANS = 'beam_plans'

/** waiting: not due yet. failed: shown until an editor dismisses it or plans anew. */
export type PlanState = 'waiting' | 'done' | 'failed' | 'cancelled' | 'dismissed'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })
const integer = () => ({ type: 'integer' as const })
const datetime = () => ({ type: 'datetime' as const })

/** One row per planned publish or unpublish of an entry. */
export const addPlanTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::plan',
    singularName: PLANS,
    tableName: PLANS,
    attributes: {
      id: { type: 'increments' },
      type: text(),
      entryId: text(),
      action: text(),
      dueAt: datetime(),
      plannerId: integer(),
      plannerName: text(),
      plannedAt: datetime(),
      state: text(),
      /** Why it failed. */
      reason: { type: 'text' },
      /** Failed tries for a reason that may pass. */
      attempts: integer(),
      endedAt: datetime(),
    },
    indexes: [
      { name: 'beam_plans_due_index', columns: ['state', 'due_at'] },
      { name: 'beam_plans_entry_index', columns: ['type', 'entry_id'] },
    ],
  })

/** Apart from Strapi's schema, which knows no partial indexes. */
export const createPlanIndex = (connection: Connection) =>
  connection.raw(
    `create unique index if not exists beam_plans_one_waiting
     on ${PLANS} (type, entry_id, action) where state = 'waiting'`,
  )
