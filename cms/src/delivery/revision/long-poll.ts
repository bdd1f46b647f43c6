import { clientAddress } from '@app/runtime'
import { Refused } from '../../platform/refusals/refused'
import { headerOf } from '../../platform/http/headers'
import { settings } from '../../platform/settings/settings'
import type { Context } from '../../platform/strapi/context'
import type { Reader } from '../reader'
import { noteSiteContact } from '../site-contact'
import type { PollSlots } from './poll-slots'
import type { RevisionClock } from './revision-clock'

const TIMEOUT_MS = 25_000

type Parts = {
  clock: RevisionClock
  slots: PollSlots
  readerOf: (ctx: Context) => Reader | undefined
}

function addressOf({ headers, socket: { remoteAddress } }: Context['req']): string {
  const forwardedFor = headerOf(headers, 'X-Forwarded-For')
  return clientAddress({ remoteAddress, forwardedFor }, settings.environment.TRUST_PROXY)
}

/** `GET /api/revision` answers at once; `?after=X` waits until the revision differs from X. */
export async function respondWithRevision(ctx: Context, { clock, slots, readerOf }: Parts) {
  ctx.set('Cache-Control', 'no-store')
  const { after } = ctx.query
  const reader = readerOf(ctx)
  if (reader === 'site server') noteSiteContact()
  const now = await clock.current()
  if (typeof after !== 'string' || after !== now) {
    ctx.body = { revision: now }
    return
  }
  const release = slots.take(reader, addressOf(ctx.req))
  if (!release)
    throw new Refused(503, 'Too many clients are waiting. Please try again in a moment.', {
      'Retry-After': '5',
    })
  const closed = new AbortController()
  ctx.res.once('close', () => closed.abort())
  try {
    ctx.body = { revision: await clock.next(after, TIMEOUT_MS, closed.signal) }
  } finally {
    release()
  }
}
