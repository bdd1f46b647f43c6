import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { PLANS, type PlanState } from './table'

const DAYS_KEPT = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes plans that ended long ago: done, failed, cancelled or dismissed. */
export const prunePlans = ({ db }: Core.Strapi) =>
  db
    .connection(PLANS)
    .whereNot({ state: 'waiting' satisfies PlanState })
    .where('ended_at', '<', new Date(wallClock() - DAYS_KEPT * DAY_MS))
    .delete()
