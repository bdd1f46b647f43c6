import type { Core } from '@strapi/strapi'
import type { Context } from './context'

/** Whether the request carries the access token of a staff session, before Strapi authenticates it. */
export function hasAdminSession(strapi: Core.Strapi, ctx: Pick<Context, 'get'>): boolean {
  const token = /^bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1]
  return token !== undefined && strapi.sessionManager('admin').validateAccessToken(token).isValid
}
