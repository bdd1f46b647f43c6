import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/**
 * What a link to another site leads to: nothing ('gone'), a server that does not answer now ('silent'), or
 * anything else. 'unasked': an address that must not be asked.
 */
export type LinkState = { kind: 'there' | 'unasked' } | { kind: 'gone' | 'silent'; reason: string }

type MayAsk = (address: string) => boolean

const MOST_HOPS = 5
const GONE = new Set([404, 410])

class Unasked extends Error {
  override name = 'Unasked'
}

/** A lookup that fails if an address of the host must not be asked, so that no name leads into our network. */
const guardedLookup =
  (mayAsk: MayAsk): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const inside = found?.some(({ address }) => !mayAsk(address))
      if (error || inside) return callback(error ?? new Unasked(host), '')
      const [first] = found
      if (options.all) callback(null, found)
      else callback(null, first?.address ?? '', first?.family)
    })

/**
 * The status of a response, and where it redirects; the body is not read. An IP address in the link is checked here,
 * since it is never looked up.
 */
function head(url: URL, method: 'HEAD' | 'GET', mayAsk: MayAsk, timeoutMs: number) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayAsk(host)) return Promise.reject(new Unasked(host))
  const options: RequestOptions = {
    method,
    agent: false,
    lookup: guardedLookup(mayAsk),
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'User-Agent': 'link-check', Accept: '*/*' },
  }
  return new Promise<{ status: number; location: string | undefined }>((settle, fail) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    send(url, options, (response) => {
      settle({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
      .on('error', fail)
      .end()
  })
}

/** The status at the end of all redirects. */
async function follow(url: URL, method: 'HEAD' | 'GET', mayAsk: MayAsk, timeoutMs: number) {
  let current = url
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const { status, location } = await head(current, method, mayAsk, timeoutMs)
    if (status < 300 || status >= 400 || location === undefined) return status
    current = new URL(location, current)
    if (!/^https?:$/.test(current.protocol)) return status
  }
  throw new Error('redirects in a circle')
}

/** Asks a link by HEAD, and again by GET if the status is 400 or more: some servers refuse HEAD. */
export async function askLink(url: string, mayAsk: MayAsk, timeoutMs = 10_000): Promise<LinkState> {
  try {
    const target = new URL(url)
    let status = await follow(target, 'HEAD', mayAsk, timeoutMs)
    if (status >= 400) status = await follow(target, 'GET', mayAsk, timeoutMs)
    if (GONE.has(status)) return { kind: 'gone', reason: `answers ${status}` }
    return status >= 500 ? { kind: 'silent', reason: `answers ${status}` } : { kind: 'there' }
  } catch (error) {
    if (error instanceof Unasked) return { kind: 'unasked' }
    return { kind: 'silent', reason: 'does not answer' }
  }
}
