import { timingSafeEqual } from 'node:crypto'
import { contentToken, siteServerToken } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import type { Context } from './koa'

/** Whose token a request carries: that of the site's server, or the one in every page. */
export type Reader = 'site server' | 'page'

const bearerOf = (ctx: Context) => /^bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1]

export function createReaderOf(strapi: Core.Strapi) {
  const secret = strapi.config.get<string>('beam.contentSecret')
  const tokens: [Reader, Buffer][] = [
    ['site server', Buffer.from(siteServerToken(secret))],
    ['page', Buffer.from(contentToken(secret))],
  ]
  return (ctx: Context): Reader | undefined => {
    const given = Buffer.from(bearerOf(ctx) ?? '')
    const isSame = (token: Buffer) => token.length === given.length && timingSafeEqual(token, given)
    return tokens.find(([, token]) => isSame(token))?.[0]
  }
}
