import type { Encoded, Encoding } from '../encoded'
import { pictureSharing } from './headers'
import { tagFor } from './negotiation'

/** A page or file in memory. */
export type Stored = Encoded & { type: string; status?: 200 | 404; policy?: string; vary?: string }

/** Headers as `writeHead` takes them without a copy: names and values in turn. */
export type HeaderList = string[]

/** A stored page or file in one encoding, ready to be sent. */
export type StoredResponse = {
  caching: string
  status: 200 | 404
  etag: string
  headers: HeaderList
  /** The headers of a 304, which has no body. */
  unchangedHeaders: HeaderList
  body: Buffer
}

/**
 * The responses of stored pages and files. Each is put together once: setting fourteen headers one by
 * one for each request took longer than everything else that a request needs.
 */
export class StoredResponses {
  readonly #common: Readonly<Record<string, string>>
  readonly #responses = new WeakMap<Stored, Partial<Record<Encoding, StoredResponse>>>()

  constructor(common: Readonly<Record<string, string>>) {
    this.#common = common
  }

  get(stored: Stored, wanted: Encoding, caching: string): StoredResponse {
    const encoding = stored.bodies[wanted] ? wanted : 'identity'
    let byEncoding = this.#responses.get(stored)
    if (!byEncoding) this.#responses.set(stored, (byEncoding = {}))
    const existing = byEncoding[encoding]
    if (existing?.caching === caching) return existing
    return (byEncoding[encoding] = this.#create(stored, encoding, caching))
  }

  #create(stored: Stored, encoding: Encoding, caching: string): StoredResponse {
    const { bodies, tag, type, status = 200, policy, vary = 'Accept-Encoding' } = stored
    const body = bodies[encoding] ?? bodies.identity
    const etag = tagFor(tag, encoding)
    const unchanged = {
      ...this.#common,
      ...(type.startsWith('image/') && { 'Cross-Origin-Resource-Policy': pictureSharing }),
      ...(policy !== undefined && { 'Content-Security-Policy': policy }),
      ...(status === 404 && { 'X-Robots-Tag': 'noindex' }),
      'Content-Type': type,
      'Cache-Control': caching,
      Vary: vary,
      ETag: etag,
    }
    const whole = {
      ...unchanged,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.length),
    }
    return {
      caching,
      status,
      etag,
      headers: Object.entries(whole).flat(),
      unchangedHeaders: Object.entries(unchanged).flat(),
      body,
    }
  }
}
