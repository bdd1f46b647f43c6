import { type BrowserStore, sessionStore } from '../browser/browser-store'

/** Browsers have randomUUID only on pages that are served over TLS. */
export const newKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')

/** 64 bits are enough to tell one visitor's payloads apart; the server compares the payloads themselves. */
function hashOf(text: string): string {
  let [first, second] = [0x811c9dc5, 0xdeadbeef]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x9e3779b1)
  }
  return [first, second].map((half) => (half >>> 0).toString(36)).join('-')
}

/**
 * Idempotency keys for one form: the same payload gets the same key until a submission succeeds.
 * Their prefix is kept for the tab, so a visitor who reloads while a response is pending and submits
 * again does not submit twice.
 */
export function submissionKeys(form: string, store: BrowserStore = sessionStore) {
  const entry = `form_sending_${form}`

  const prefix = () => {
    const stored = store.getItem(entry)
    if (stored) return stored
    const created = newKey()
    store.setItem(entry, created)
    return created
  }

  return {
    keyOf: (payload: object) => `${prefix()}-${hashOf(JSON.stringify(payload))}`,
    succeeded: () => store.setItem(entry, ''),
  }
}
