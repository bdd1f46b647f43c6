import type { Core } from '@strapi/strapi'
import type { Context } from './context'
import { table } from './tables'

/** The session whose access token a request carries; undefined without a valid one. */
function sessionOf(strapi: Core.Strapi, ctx: Pick<Context, 'get'>) {
  const token = /^bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1]
  if (token === undefined) return undefined
  const { isValid, payload } = strapi.sessionManager('admin').validateAccessToken(token)
  return isValid ? payload : undefined
}

/**
 * The id of the member of staff who makes a request, before Strapi authenticates it. A token is valid for minutes
 * longer than a session that somebody has ended, so the session and the account are looked up.
 */
export async function findSignedIn(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'get'>,
): Promise<number | undefined> {
  const session = sessionOf(strapi, ctx)
  if (!session || !(await strapi.sessionManager('admin').isSessionActive(session.sessionId)))
    return undefined
  const where = { id: Number(session.userId), isActive: true }
  const account = await table<{ id: number }>(strapi, 'admin::user').findOne({ where })
  return account?.id
}
