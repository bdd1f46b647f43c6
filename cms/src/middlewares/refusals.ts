import type { Core } from '@strapi/strapi'
import { answerWith, isUnderApi, reshape } from '../platform/refusals/answer'
import { correctNotFound } from '../platform/refusals/not-found'
import { answerStaff } from '../platform/refusals/answer-staff'
import { isOutage, outageMessage } from '../platform/refusals/outage'
import { Refused } from '../platform/refusals/refused'
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

  /** While the database is not available, staff are told in the panel's own shape. */
  const refuseStaff = (ctx: Context, error: unknown) => {
    if (!isOutage(error)) throw error
    strapi.log.error(outageMessage(error))
    answerStaff(ctx, unavailable())
  }

  return async (ctx, next) => {
    if (!isUnderApi(ctx.path)) return next().catch((error: unknown) => refuseStaff(ctx, error))
    await mapErrors(ctx, async () => {
      try {
        await next()
      } catch (error) {
        if (error instanceof Refused) return answerWith(ctx, error)
        if (!isOutage(error)) throw error
        strapi.log.error(outageMessage(error))
        answerWith(ctx, unavailable())
      }
    })
    correctNotFound(ctx, strapi)
    reshape(ctx)
  }
}

export default refusals
