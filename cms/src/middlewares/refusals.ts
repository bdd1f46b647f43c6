import { StoreError } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { respondRefused, isUnderApi, reshape } from '../platform/refusals/respond'
import { correctNotFound } from '../platform/refusals/not-found'
import {
  codeOf,
  DiskFull,
  isDiskFull,
  isOutage,
  isRefusedValue,
  outageMessage,
} from '../platform/refusals/outage'
import { Refused } from '../platform/refusals/refused'
import { storeRefusal } from '../platform/refusals/store-refusal'
import type { Context } from '../platform/strapi/context'

const unavailable = () => new Refused(503, undefined, { 'Retry-After': '10' })

/**
 * Gives every refusal under /api one shape, whatever raised it. It runs inside 'strapi::errors',
 * which serves the admin panel and would log a thrown `Refused` as a crash.
 */
const refusals: Core.MiddlewareFactory = (_config, { strapi }) => {
  // Strapi's own mapping of its errors to statuses; it also logs the unexpected ones.
  const mapErrors = strapi.middleware('strapi::errors')({}, { strapi })
  if (!mapErrors) throw new Error('Strapi no longer provides the middleware strapi::errors.')

  const respondToOutage = (ctx: Context, error: unknown, refused = unavailable()) => {
    if (!isOutage(error)) throw error
    strapi.log.error(outageMessage(error))
    respondRefused(ctx, refused)
  }

  const respondToStaff = (ctx: Context, error: unknown) => {
    if (error instanceof Refused) return respondRefused(ctx, error)
    if (error instanceof StoreError) {
      strapi.log.error(error.message)
      return respondRefused(ctx, storeRefusal(error))
    }
    if (isDiskFull(error)) return respondToOutage(ctx, error, new DiskFull())
    if (!isRefusedValue(error)) return respondToOutage(ctx, error)
    strapi.log.warn(`The database refused a value (${codeOf(error)}).`)
    respondRefused(ctx, new Refused(400, 'A value in this cannot be stored or found. Correct it.'))
  }

  return async (ctx, next) => {
    if (!isUnderApi(ctx.path)) return next().catch((error: unknown) => respondToStaff(ctx, error))
    await mapErrors(ctx, () =>
      next().catch((error: unknown) => {
        if (error instanceof Refused) respondRefused(ctx, error)
        else respondToOutage(ctx, error)
      }),
    )
    correctNotFound(ctx, strapi)
    reshape(ctx)
  }
}

export default refusals
