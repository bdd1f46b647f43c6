import { refuse } from '@beam/contract'
import { Refused } from '../../refusals/refused'
import { clientAddress } from '../../requests/client-address'
import { headerOf } from '../../requests/headers'
import { settings } from '../../settings/settings'
import type { Context } from '../koa'
import type { Reader } from '../reader'
import type { RevisionClock } from './clock'
import type { PollSlots } from './poll-slots'

const LONGEST_WAIT_MS = 25_000

type Parts = {
  clock: RevisionClock
  slots: PollSlots
  readerOf: (ctx: Context) => Reader | undefined
}

function addressOf({ headers, socket: { remoteAddress } }: Context['req']): string {
  const forwardedFor = headerOf(headers, 'X-Forwarded-For')
  return clientAddress({ remoteAddress, forwardedFor }, settings.environment.TRUST_PROXY)
}

/** `GET /api/revision`, at once; with `?after=X` as soon as the revision is another than X. */
export async function answerRevision(ctx: Context, { clock, slots, readerOf }: Parts) {
  ctx.set('Cache-Control', 'no-store')
  const { after } = ctx.query
  const now = await clock.current()
  if (typeof after !== 'string' || after !== now) {
    ctx.body = { revision: now }
    return
  }
  const release = slots.take(readerOf(ctx), addressOf(ctx.req))
  if (!release)
    throw new Refused(503, {
      refusal: refuse('Too many readers are waiting. Please ask again in a moment.'),
      headers: { 'Retry-After': '5' },
    })
  const left = new AbortController()
  ctx.res.once('close', () => left.abort())
  try {
    ctx.body = { revision: await clock.next(after, LONGEST_WAIT_MS, left.signal) }
  } finally {
    release()
  }
}
