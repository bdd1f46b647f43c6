import { type SessionStore, sessionStore } from '../cms/session-cache'

/** In a page without TLS there is no randomUUID. */
export const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')

/** 64 bits that tell one person's bodies apart; the server compares the bodies themselves. */
function printOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0xdeadbeef]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ unit, 0x9e3779b1)
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('-')
}

/**
 * One key for one body, however often and in whatever order the bodies come, until one of them is
 * answered. The tab keeps what its keys begin with, so that a form that is reloaded while its
 * answer is on the way, and sent again, is the same submission.
 */
export function submissionKeys(form: string, store: () => SessionStore = sessionStore) {
  const shelf = `beam_sending_${form}`
  let series = ''

  // A store that is full or broken costs only what would outlive the page.
  const kept = () => {
    try {
      return store().getItem(shelf)
    } catch {
      return null
    }
  }
  const keep = (next: string) => {
    series = next
    try {
      store().setItem(shelf, next)
    } catch {
      return
    }
  }

  return {
    keyOf(payload: object): string {
      if (series === '') keep(kept() || newKey())
      return `${series}-${printOf(JSON.stringify(payload))}`
    },
    answered: () => keep(''),
  }
}
