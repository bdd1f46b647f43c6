import type { OwnTable } from '../../../platform/strapi/own-table'
import type { Connection } from '../../../platform/database/connection'

export const PLANS = 'app_plans'

/** waiting: not carried out yet. failed: shown until an editor dismisses it or plans anew. */
export type PlanState = 'waiting' | 'done' | 'failed' | 'cancelled' | 'dismissed'

/** One row per planned publish or unpublish of an entry. */
export const planTable: OwnTable = {
  name: PLANS,
  columns: {
    type: 'text',
    entry_id: 'text',
    action: 'text',
    /** Null while a release that it is part of has no time. */
    due_at: 'datetime',
    /** The release with which it is carried out: all of its plans together, or none. */
    release_id: 'integer',
    release_name: 'text',
    put_in_at: 'datetime',
    /** What visitors had before, and have since, so that a release can be undone. */
    undo: 'json',
    planner_id: 'integer',
    planner_name: 'text',
    planned_at: 'datetime',
    state: 'text',
    /** Why it failed. */
    reason: 'longText',
    /** Failed tries for a reason that may pass. */
    attempts: 'integer',
    ended_at: 'datetime',
  },
  indexes: [
    { name: 'app_plans_due_index', columns: ['state', 'due_at'] },
    { name: 'app_plans_entry_index', columns: ['type', 'entry_id'] },
  ],
}

/**
 * Lets one plan at most wait for each action on an entry. It is not in Strapi's schema, which knows no partial indexes.
 */
export const createPlanIndex = (connection: Connection) =>
  connection.raw(
    `create unique index if not exists app_plans_one_waiting
     on ${PLANS} (type, entry_id, action) where state = 'waiting'`,
  )
