import type { Core } from '@strapi/strapi'
import { answerWith, isUnderApi, reshape } from '../refusals/answer'
import { tellMissing } from '../refusals/missing'
import { isOutage, nameOf } from '../refusals/outage'
import { Refused } from '../refusals/refused'

/**
 * Every refusal under /api in one shape, whoever raised it. Stands right after 'strapi::errors',
 * which is for the admin panel's calls: around it a thrown `Refused` would count as a crash.
 */
const refusals: Core.MiddlewareFactory = (_config, { strapi }) => {
  // Strapi knows best what its own errors mean, and logs the unexpected ones.
  const mapErrors = strapi.middleware('strapi::errors')({}, { strapi })
  if (!mapErrors) throw new Error("Strapi's own error middleware is missing.")

  return async (ctx, next) => {
    if (!isUnderApi(ctx.path)) return next()
    await mapErrors(ctx, async () => {
      try {
        await next()
      } catch (error) {
        if (error instanceof Refused) return answerWith(ctx, error)
        if (!isOutage(error)) throw error
        // Not the error itself: its text holds the visitor's words.
        strapi.log.error(`The database is not available (${nameOf(error)}).`)
        answerWith(ctx, new Refused(503, { headers: { 'Retry-After': '10' } }))
      }
    })
    tellMissing(ctx, strapi)
    reshape(ctx)
  }
}

export default refusals
