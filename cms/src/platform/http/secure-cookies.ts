import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings'

const ADMIN = /^\/admin\//i

/**
 * Koa throws when a secure cookie is set on a request that seems to come over plain HTTP, as all do
 * behind a proxy that doesn't report its protocol. The public address decides instead; a browser
 * that really used plain HTTP drops the cookie.
 */
export function allowSecureCookies(strapi: Core.Strapi) {
  if (!settings.cmsUrl.startsWith('https:')) return
  let isWarned = false
  strapi.server.use(async (ctx, next) => {
    if (!ADMIN.test(ctx.path)) return next()
    ctx.cookies.secure = true
    if (!ctx.secure && !isWarned) {
      isWarned = true
      strapi.log.warn(
        'The panel is used over plain HTTP, but PUBLIC_CMS_URL is https. If a proxy terminates TLS, it ' +
          'must send X-Forwarded-For and X-Forwarded-Proto, and TRUST_PROXY must be true; until then ' +
          'all clients share one limit.',
      )
    }
    await next()
  })
}
