import { refuse } from '@app/contract'
import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { RateLimit } from '../../../platform/http/rate-limit'
import { refuseWhileWaiting, senderOf } from '../../../platform/http/sender'
import { sharingOf } from '../../../platform/http/shared-counts'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { linkPage } from './link-pages'
import { hashInLink, optOut, optOutState, readRejoinLink } from '../../opt-outs/server/opt-outs'
import { rejoin } from './rejoin'

const LEAVE = '/newsletter/unsubscribe/:link'
const REJOIN = '/newsletter/rejoin/:link'

const LIMIT = { limit: 60, windowMs: 60_000 }

const noLongerValid = () =>
  new Refused(410, 'This link is no longer valid. Please enter your address on our website again.')

/**
 * The links in newsletter emails: to leave, and to join again. A GET changes nothing, so a program that
 * opens links to look at them changes nobody's choice; the page's button posts, as a mail program's own
 * button does (RFC 8058).
 */
export function addNewsletterRoutes(strapi: Core.Strapi) {
  const rateLimit = new RateLimit({ ...LIMIT, sharing: sharingOf(strapi, 'newsletter links') })

  function readLink<Named>(ctx: Context, read: (link: string) => Named | null): Named {
    refuseWhileWaiting(rateLimit.count(senderOf(ctx.req).address, monotonicMs()))
    const named = read(String(ctx.params.link))
    if (named) return named
    const refusal = refuse('This link is incomplete. Please open it again from the email.')
    throw new Refused(404, refusal)
  }

  const respond = (ctx: Context, page: Parameters<typeof linkPage>[0]) => {
    ctx.set('Cache-Control', 'no-store')
    ctx.set('Referrer-Policy', 'no-referrer')
    ctx.type = 'html'
    ctx.body = linkPage(page, ctx.query['language'])
  }

  const isPending = async (hash: string) => (await optOutState(strapi.db, hash)) === 'pending'

  const route = (method: 'GET' | 'POST', path: string, handler: Core.ControllerHandler) => ({
    method,
    path,
    handler,
    info: { type: 'content-api' as const },
    config: { auth: false as const },
  })

  strapi.server.routes({
    type: 'content-api',
    routes: [
      route('GET', LEAVE, (ctx) => {
        readLink(ctx, hashInLink)
        respond(ctx, 'leave')
      }),
      route('POST', LEAVE, async (ctx) => {
        await optOut(strapi.db, readLink(ctx, hashInLink))
        respond(ctx, 'left')
      }),
      route('GET', REJOIN, async (ctx) => {
        const link = readLink(ctx, readRejoinLink)
        if (link === 'expired') throw noLongerValid()
        respond(ctx, (await isPending(link.hash)) ? 'confirm' : 'rejoin')
      }),
      route('POST', REJOIN, async (ctx) => {
        const link = readLink(ctx, readRejoinLink)
        const isFirst = link !== 'expired' && (await isPending(link.hash))
        if (link === 'expired' || !(await rejoin(strapi, link))) throw noLongerValid()
        respond(ctx, isFirst ? 'confirmed' : 'rejoined')
      }),
    ],
  })
}
