import type { Core } from '@strapi/strapi'
import { isUnderApi } from '../refusals/answer'

type Context = Parameters<Core.MiddlewareHandler>[0]

/**
 * Strapi reads a body before anybody has asked who sends it, and to where: megabytes, and files, which it
 * leaves on the disk unless they came under the name it expects. The intake reads its bodies itself and
 * nothing else under /api takes one; files are taken from those who are signed in.
 */
export function guardBodies(strapi: Core.Strapi) {
  const isSignedIn = (ctx: Context) => {
    const token = /^bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1]
    return token !== undefined && strapi.sessionManager('admin').validateAccessToken(token).isValid
  }

  strapi.get('middlewares').extend('strapi::body', (stock: Core.MiddlewareFactory) => {
    const factory: Core.MiddlewareFactory = (config, api) => {
      const readBody = stock(config, api)
      if (!readBody) throw new Error("Strapi's own body middleware is missing.")
      return async (ctx, next) => {
        if (isUnderApi(ctx.path) || ctx.request.body !== undefined) return next()
        if (ctx.is('multipart') && !isSignedIn(ctx)) return ctx.unauthorized()
        return readBody(ctx, next)
      }
    }
    return factory
  })
}
