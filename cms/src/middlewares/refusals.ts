import type { Core } from '@strapi/strapi'
import { answerWith, isUnderApi, reshape } from '../refusals/answer'
import { correctNotFound } from '../refusals/not-found'
import { isOutage, outageMessage } from '../refusals/outage'
import { Refused } from '../refusals/refused'

/**
 * Gives every refusal under /api one shape, whatever raised it. It runs inside 'strapi::errors',
 * which serves the admin panel and would log a thrown `Refused` as a crash.
 */
const refusals: Core.MiddlewareFactory = (_config, { strapi }) => {
  // Strapi's own mapping of its errors to statuses; it also logs the unexpected ones.
  const mapErrors = strapi.middleware('strapi::errors')({}, { strapi })
  if (!mapErrors) throw new Error('Strapi no longer provides the middleware strapi::errors.')

  return async (ctx, next) => {
    if (!isUnderApi(ctx.path)) return next()
    await mapErrors(ctx, async () => {
      try {
        await next()
      } catch (error) {
        if (error instanceof Refused) return answerWith(ctx, error)
        if (!isOutage(error)) throw error
        strapi.log.error(outageMessage(error))
        answerWith(ctx, new Refused(503, { headers: { 'Retry-After': '10' } }))
      }
    })
    correctNotFound(ctx, strapi)
    reshape(ctx)
  }
}

export default refusals
