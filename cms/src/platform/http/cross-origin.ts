import type { Core } from '@strapi/strapi'
import { extendMiddleware } from '../strapi/extend-middleware'

/** Sends no CORS headers to a request without an Origin, which Strapi answers as if every origin were allowed. */
export function sendCorsToOriginsOnly(strapi: Core.Strapi) {
  extendMiddleware(strapi, 'strapi::cors', (shareWithOrigin) => async (ctx, next) => {
    if (ctx.get('Origin') !== '') return shareWithOrigin(ctx, next)
    ctx.vary('Origin')
    await next()
  })
}
