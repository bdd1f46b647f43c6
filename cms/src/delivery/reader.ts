import { timingSafeEqual } from 'node:crypto'
import { contentToken, siteServerToken } from '@app/runtime'
import { settings } from '../platform/settings/settings'
import { bearerIn } from '../platform/http/site-server'
import type { Context } from '../platform/strapi/context'

/** Whose token a request carries: the site server's, or the one embedded in every page. */
export type Reader = 'site server' | 'page'

export function createReaderOf() {
  const { contentSecret } = settings
  const tokens: [Reader, Buffer][] = [
    ['site server', Buffer.from(siteServerToken(contentSecret))],
    ['page', Buffer.from(contentToken(contentSecret))],
  ]
  return (ctx: Context): Reader | undefined => {
    const received = Buffer.from(bearerIn(ctx.req.headers) ?? '')
    const matches = (token: Buffer) =>
      token.length === received.length && timingSafeEqual(token, received)
    return tokens.find(([, token]) => matches(token))?.[0]
  }
}
