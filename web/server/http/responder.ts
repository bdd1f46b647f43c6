import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { DraftResponse } from '../pages/draft/draft'
import { encodeOnce } from '../encoded'
import type { ShownForm } from '../forms/form-posts'
import type { Results } from '../search/site-search'
import { headerOf } from './header-of'
import { pageCaching, unsharedCaching } from './headers'
import { chooseEncoding, matchesEtag } from './negotiation'
import type { PassedOn } from './uploads'
import { type Stored, StoredResponses } from './stored-response'

/** The slowest client that is served: 10 KB a second, less than any connection on which somebody watches films. */
const SLOWEST = { bytes: 200_000, everyMs: 20_000 }

/** Every kind of response that this server sends, with the headers that all of them have. */
export class Responder {
  readonly #common: Readonly<Record<string, string>>
  readonly #stored: StoredResponses

  constructor(common: Readonly<Record<string, string>>) {
    this.#common = common
    this.#stored = new StoredResponses(common)
  }

  stored(request: IncomingMessage, response: ServerResponse, stored: Stored, caching: string) {
    const wanted = chooseEncoding(headerOf(request, 'accept-encoding'))
    const { status, etag, headers, unchangedHeaders, body } = this.#stored.get(
      stored,
      wanted,
      caching,
    )
    if (status === 200 && matchesEtag(headerOf(request, 'if-none-match'), etag))
      return void response.writeHead(304, unchangedHeaders).end()
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }

  /**
   * Bytes that are passed on as fast as the client reads them. A client that reads too slowly loses its
   * connection, also if this response waits behind another one: it holds a slot that others wait for.
   */
  async passedOn(
    response: ServerResponse,
    { type, policy, vary, length, body }: PassedOn,
    slowest = SLOWEST,
  ) {
    response.writeHead(200, {
      ...this.#common,
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'Cache-Control': unsharedCaching,
      ...(vary && { Vary: vary }),
      ...(length !== null && { 'Content-Length': length }),
    })
    if (!body) return void response.end()
    let bytesRead = 0
    body.on('data', (chunk: Uint8Array) => (bytesRead += chunk.length))
    const check = setInterval(() => {
      if (bytesRead < slowest.bytes) response.req.socket.destroy()
      bytesRead = 0
    }, slowest.everyMs)
    await pipeline(body, response).catch(() => undefined)
    clearInterval(check)
  }

  /** A preview for staff: never cached or indexed, and its link is not sent to other sites as a referrer. */
  draft(response: ServerResponse, { status, html, policy }: DraftResponse) {
    this.#send(response, status, html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
  }

  /** What one visitor searched for. */
  results(request: IncomingMessage, response: ServerResponse, results: Results) {
    return this.#once(request, response, results, { 'Cache-Control': 'private, no-cache' })
  }

  /** A form with the answers of one visitor, which no cache may store. */
  form(request: IncomingMessage, response: ServerResponse, page: ShownForm) {
    const { retryAfter } = page
    return this.#once(request, response, page, {
      'Cache-Control': 'no-store',
      ...(retryAfter !== null && { 'Retry-After': retryAfter }),
    })
  }

  /** A page for one visitor, which is not indexed. */
  async #once(
    request: IncomingMessage,
    response: ServerResponse,
    { html, policy, status = 200 }: Results & { status?: number },
    headers: Readonly<Record<string, string>>,
  ) {
    const wanted = chooseEncoding(headerOf(request, 'accept-encoding'))
    const { encoding, body } = await encodeOnce(Buffer.from(html), wanted)
    response
      .writeHead(status, {
        ...this.#common,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        ...headers,
        'X-Robots-Tag': 'noindex',
        Vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        'Content-Length': String(body.length),
      })
      .end(request.method === 'HEAD' ? undefined : body)
  }

  redirect(response: ServerResponse, to: string, query: string | undefined) {
    const [address = '', hash] = to.split('#')
    const suffix = query === undefined ? '' : `${address.includes('?') ? '&' : '?'}${query}`
    const whole = address + suffix + (hash === undefined ? '' : `#${hash}`)
    this.#send(response, 301, '', {
      Location: locationOf(whole),
      'Cache-Control': pageCaching,
    })
  }

  /** After a form was sent: a reload does not send it again. */
  seeOther(response: ServerResponse, to: string) {
    this.#send(response, 303, '', { Location: locationOf(to), 'Cache-Control': 'no-store' })
  }

  /** A redirect whose target depends on the request, or changes. */
  choice(response: ServerResponse, to: string, header?: string) {
    this.#send(response, 302, '', {
      Location: locationOf(to),
      'Cache-Control': 'no-store',
      ...(header && { Vary: header }),
    })
  }

  text(response: ServerResponse, type: string, body: string) {
    this.#send(response, 200, body, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
    })
  }

  plain(response: ServerResponse, status: number, message: string) {
    this.#send(response, status, `${message}\n`, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  }

  busy(response: ServerResponse, message: string) {
    response.setHeader('Retry-After', '1')
    this.plain(response, 503, message)
  }

  /** Sends a body with its Content-Length. To a HEAD request Node sends the headers alone, with that length. */
  #send(
    response: ServerResponse,
    status: number,
    body: string,
    headers: Readonly<Record<string, string>>,
  ) {
    response
      .writeHead(status, {
        ...this.#common,
        ...headers,
        'Content-Length': Buffer.byteLength(body),
      })
      .end(body)
  }
}

/** Encodes an address, parts of which may be encoded: the %25 that encodeURI makes of each % becomes a % again. */
const locationOf = (address: string) => encodeURI(address).replaceAll('%25', '%')
