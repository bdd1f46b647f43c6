import { setTimeout as wait } from 'node:timers/promises'
import { throwIfInterrupted } from '../../scripts/interrupt'

/** Thrown by a part that the time doesn't suffice for. */
export class TimeIsOver extends Error {
  override name = 'TimeIsOver'
}

/** Parts end by themselves so much before the limit, to stop what they started. */
const CLEAN_UP_MS = 10_000

let endsAt = Infinity

const timeLeft = () => endsAt - performance.now()

export function startTimeLimit(seconds: number) {
  endsAt = performance.now() + seconds * 1000
}

/** Parts call this between two measurements. */
export function throwIfTimeIsOver() {
  throwIfInterrupted()
  if (timeLeft() < CLEAN_UP_MS) throw new TimeIsOver()
}

/** The work's result, unless the limit comes first: a part that hangs must not hold up the others. */
export async function withinTimeLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  throwIfTimeIsOver()
  const over = new AbortController()
  const limit = wait(timeLeft(), undefined, { signal: over.signal }).then(() => {
    throw new TimeIsOver()
  })
  try {
    return await Promise.race([work(), limit])
  } finally {
    over.abort()
  }
}
