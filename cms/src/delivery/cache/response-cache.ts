import { LRUCache } from 'lru-cache'
import type { Reader } from '../reader'
import type { CachedResponse } from './response'

type Limits = { entries: number; bytes: number }

/** The bytes that a response may take, with room for its compressed forms. */
const sizeOf = ({ body }: CachedResponse) => Math.ceil(body.length * 1.6) + 1024

/** The responses of one revision; a new revision empties the cache. */
export class ResponseCache {
  #revision = ''
  readonly #cached: LRUCache<string, CachedResponse>
  readonly #inFlight = new Map<string, Promise<CachedResponse | undefined>>()

  constructor({ entries, bytes }: Limits = { entries: 2000, bytes: 64 * 1024 * 1024 }) {
    this.#cached = new LRUCache({
      max: entries,
      maxSize: bytes,
      maxEntrySize: bytes / 4,
      sizeCalculation: sizeOf,
    })
  }

  get size() {
    return this.#cached.size
  }

  /**
   * Concurrent requests of a reader for a key share one `produce`; the site's server does not wait
   * for one that waits for a slot. The caller that ran it gets its error, or `isOwn`. If it fails or its
   * result can't be cached, the others get no response and have to answer their requests themselves.
   */
  async get(
    { revision, reader, key }: { revision: string; reader: Reader; key: string },
    produce: () => Promise<CachedResponse | undefined>,
  ): Promise<{ response: CachedResponse | undefined; isOwn: boolean }> {
    this.#switchTo(revision)
    const cached = this.#cached.get(key)
    if (cached) return { response: cached, isOwn: false }
    const flight = `${reader} ${key}`
    const inFlight = this.#inFlight.get(flight)
    if (inFlight) return { response: await inFlight.catch(() => undefined), isOwn: false }
    const producing = produce()
    this.#inFlight.set(flight, producing)
    try {
      const response = await producing
      if (response && this.#revision === revision) this.#cached.set(key, response)
      return { response, isOwn: true }
    } finally {
      if (this.#inFlight.get(flight) === producing) this.#inFlight.delete(flight)
    }
  }

  #switchTo(revision: string) {
    if (revision === this.#revision) return
    this.#revision = revision
    this.#cached.clear()
    this.#inFlight.clear()
  }
}
