import { monotonicMs } from '@app/runtime'

/** Longer than a long poll lasts, and the pause before the next. */
const SILENCE_MS = 60_000

const startedAt = monotonicMs()
let lastAt: number | undefined

/** The site's server waits for changes of content all the time, so its requests show that it runs. */
export const noteSiteContact = () => {
  lastAt = monotonicMs()
}

export type SiteContact = 'connected' | 'not seen' | 'starting'

export function siteContact(now = monotonicMs()): SiteContact {
  if (lastAt !== undefined && now - lastAt < SILENCE_MS) return 'connected'
  return now - startedAt < SILENCE_MS ? 'starting' : 'not seen'
}
