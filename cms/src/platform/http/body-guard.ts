import type { Core } from '@strapi/strapi'
import { hasAdminSession } from '../strapi/admin-session'
import { answerRefused, isUnderApi } from '../refusals/answer'
import { Refused } from '../refusals/refused'
import type { Context } from '../strapi/context'
import { extendMiddleware } from '../strapi/extend-middleware'
import { allowSlowBody } from './limit-connections'
import { CREDENTIAL_BYTES, readBody } from './read-body'

const MEDIA_LIBRARY = /^\/upload(?:\/|$)/i

// The connection stays open while Node discards the body: if it were closed, a client that is still
// sending could lose the response.
const notHere = new Refused(415, 'Files are accepted by the media library only.')

const hasBody = ({ headers }: Context['req']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A panel whose session has ended sends what it was about to save: a 401 makes it renew the session. */
async function readFromStranger(ctx: Context) {
  try {
    ctx.request.body = await readBody(ctx.req, CREDENTIAL_BYTES)
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const isExpired = ctx.get('Authorization') !== ''
    answerRefused(ctx, isExpired ? new Refused(401, undefined, error.headers) : error)
    return false
  }
}

/**
 * Strapi parses bodies before it authenticates, so anyone could make it buffer megabytes or leave
 * temporary files on the disk. Under /api only the intake takes bodies and it reads them itself;
 * files go to the media library only. Without a valid admin session nothing else is accepted but
 * 4 KB of JSON, enough to log in.
 */
export function guardBodies(strapi: Core.Strapi) {
  extendMiddleware(strapi, 'strapi::body', (parseBody) => async (ctx, next) => {
    if (isUnderApi(ctx.path) || ctx.request.body !== undefined) return next()
    const isFile = Boolean(ctx.is('multipart'))
    if (isFile && !MEDIA_LIBRARY.test(ctx.path)) return answerRefused(ctx, notHere)
    if (hasAdminSession(strapi, ctx)) {
      if (isFile) allowSlowBody(ctx.req)
      return parseBody(ctx, next)
    }
    if (isFile) return ctx.unauthorized()
    if (!hasBody(ctx.req)) return parseBody(ctx, next)
    if (await readFromStranger(ctx)) await next()
  })
}
