import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoded } from '../encoded'
import type { DraftAnswer } from '../pages/draft'
import { pageCaching, pictureSharing } from './headers'
import { chooseEncoding, matchesEtag, tagFor } from './negotiation'

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  content: Encoded & { type: string },
  caching: string,
) {
  const wanted = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
  const encoding = content.bodies[wanted] ? wanted : 'identity'
  const etag = tagFor(content.tag, encoding)
  response.setHeader('Content-Type', content.type)
  if (content.type.startsWith('image/'))
    response.setHeader('Cross-Origin-Resource-Policy', pictureSharing)
  response.setHeader('Cache-Control', caching)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', etag)
  if (response.statusCode === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.statusCode = 304
    return void response.end()
  }
  const body = content.bodies[encoding] ?? content.bodies.identity
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  return void response.end(request.method === 'HEAD' ? undefined : body)
}

/** A preview for staff: never cached or indexed, and its link is not sent to other sites as a referrer. */
export function sendDraft(response: ServerResponse, { status, html, policy }: DraftAnswer) {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('X-Robots-Tag', 'noindex')
  sendText(response, html)
}

export function redirect(response: ServerResponse, to: string, query: string | undefined) {
  const [address = '', hash] = to.split('#')
  const suffix = query === undefined ? '' : `${address.includes('?') ? '&' : '?'}${query}`
  const whole = address + suffix + (hash === undefined ? '' : `#${hash}`)
  response.statusCode = 301
  // encodeURI also encodes the % of what was encoded before.
  response.setHeader('Location', encodeURI(whole).replaceAll('%25', '%'))
  response.setHeader('Cache-Control', pageCaching)
  sendText(response, '')
}

export function text(response: ServerResponse, type: string, body: string) {
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'public, max-age=300')
  sendText(response, body)
}

export function plain(response: ServerResponse, status: number, message: string) {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  sendText(response, `${message}\n`)
}

/** With a Content-Length, which a response to HEAD must have too. */
function sendText(response: ServerResponse, body: string) {
  response.setHeader('Content-Length', Buffer.byteLength(body))
  response.end(body)
}
