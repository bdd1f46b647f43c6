import type { Core } from '@strapi/strapi'
import { rm } from 'node:fs/promises'
import { abilityOfAccount } from '../strapi/ability-of-account'
import { findSignedIn } from '../strapi/admin-session'
import { respondRefused, isUnderApi } from '../refusals/respond'
import { Refused } from '../refusals/refused'
import type { Context } from '../strapi/context'
import { extendMiddleware } from '../strapi/extend-middleware'
import { requireDiskSpace } from './free-disk'
import { allowSlowBody } from './limit-connections'
import { CREDENTIAL_BYTES, readBody } from './read-body'

type Next = Parameters<Core.MiddlewareHandler>[1]

const MEDIA_LIBRARY = /^\/upload(?:\/|$)/i

// The connection stays open while Node discards the body: if it were closed, a client that is still
// sending could lose the response.
const notHere = new Refused(415, 'Files are accepted by the media library only.')

const hasBody = ({ headers }: Context['req']) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Reads a body of up to 4 KB from somebody who is not signed in. A panel whose session has ended may send more, what it
 * was about to save: the 401 makes it renew the session.
 */
async function readFromStranger(ctx: Context) {
  try {
    ctx.request.body = await readBody(ctx.req, CREDENTIAL_BYTES)
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const isExpired = ctx.get('Authorization') !== ''
    respondRefused(ctx, isExpired ? new Refused(401, undefined, error.headers) : error)
    return false
  }
}

const UPLOADS = ['plugin::upload.assets.create', 'plugin::upload.assets.update']

/**
 * Deletes the temporary files of an upload at its end. Strapi deletes only what was sent as `files`, and only if
 * nothing failed.
 */
async function withoutLeftovers(ctx: Context, next: Next, parseBody: Core.MiddlewareHandler) {
  let files: { filepath: string }[] = []
  try {
    await parseBody(ctx, async () => {
      files = Object.values(ctx.request.files ?? {}).flat() as typeof files
      await next()
    })
  } catch (error) {
    // Strapi knows the limit on files only, not that on the fields beside them, nor a form that is damaged.
    const { httpCode } = error as { httpCode?: number }
    if (httpCode === 413) throw new Refused(413)
    if (httpCode === 400) throw new Refused(400, 'The file did not arrive whole. Upload it again.')
    throw error
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })))
  }
}

/**
 * Strapi parses bodies before it authenticates, so anyone could make it buffer megabytes or leave
 * temporary files on the disk. Under /api only the intake takes bodies and it reads them itself;
 * files go to the media library only, from staff who may upload. Who is not signed in may send nothing but
 * 4 KB of JSON, enough to log in.
 */
export function guardBodies(strapi: Core.Strapi) {
  extendMiddleware(strapi, 'strapi::body', (parseBody) => async (ctx, next) => {
    // The intake reads its bodies itself, and the login guard has read its own.
    if (isUnderApi(ctx.path) || ctx.request.body !== undefined) return next()
    if (!hasBody(ctx.req)) return parseBody(ctx, next)
    const isFile = Boolean(ctx.is('multipart'))
    if (isFile && !MEDIA_LIBRARY.test(ctx.path)) return respondRefused(ctx, notHere)
    const userId = await findSignedIn(strapi, ctx)
    if (isFile) {
      const ability = userId && (await abilityOfAccount(strapi, userId))
      if (!ability) return ctx.unauthorized()
      if (!UPLOADS.some((action) => ability.can(action))) return ctx.forbidden()
      await requireDiskSpace()
      allowSlowBody(ctx.req)
      return withoutLeftovers(ctx, next, parseBody)
    }
    if (userId !== undefined) return parseBody(ctx, next)
    if (await readFromStranger(ctx)) await next()
  })
}
