import { refuse } from '@beam/contract'
import { Refused } from '../../refusals/refused'
import type { Context } from '../koa'
import { type RevisionClock, TooManyWaiters } from './clock'

const LONGEST_WAIT_MS = 25_000

/** `GET /api/revision`, at once; with `?after=X` as soon as the revision is another than X. */
export async function answerRevision(ctx: Context, clock: RevisionClock) {
  ctx.set('Cache-Control', 'no-store')
  const { after } = ctx.query
  if (typeof after !== 'string') {
    ctx.body = { revision: await clock.current() }
    return
  }
  const left = new AbortController()
  ctx.res.once('close', () => left.abort())
  try {
    ctx.body = { revision: await clock.next(after, LONGEST_WAIT_MS, left.signal) }
  } catch (error) {
    if (!(error instanceof TooManyWaiters)) throw error
    throw new Refused(503, {
      refusal: refuse('Too many readers are waiting. Please ask again in a moment.'),
      headers: { 'Retry-After': '1' },
    })
  }
}
