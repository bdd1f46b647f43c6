import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { limits } from './limits'

const dayMs = 24 * 60 * 60 * 1000

/** Deletes idempotency keys that are too old to be retried. */
export const pruneKeys = (strapi: Core.Strapi) =>
  strapi.db.query('api::intake.idempotency-key').deleteMany({
    where: { createdAt: { $lt: new Date(wallClock() - limits.keyDays * dayMs) } },
  })
