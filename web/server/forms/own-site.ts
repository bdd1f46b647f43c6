import type { IncomingHttpHeaders } from 'node:http'

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host)

/**
 * Whether an address is on this site: at the site's address in the settings, or at the request's Host header if that
 * is a loopback address. Any other Host header is not believed: a stranger can make a host name of their own, on
 * which they had a form of their own, lead to this server.
 */
function isOwnAddress(address: string, siteUrl: string, host: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.origin === new URL(siteUrl).origin || (url.host === host && isLoopback(url.hostname))
}

/**
 * Whether a page of this site sent the form, as far as the browser says: a request without these headers passes.
 * Otherwise another site could make the browser of each of its visitors send forms, from that visitor's IP address.
 */
export function isFromOwnSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers
  if (site !== 'same-origin' && site !== 'none') return false
  return origin === undefined || isOwnAddress(origin, siteUrl, host)
}

/** The path of the page with the form, or '' if the browser does not say. */
export function sentFrom({ referer = '', host }: IncomingHttpHeaders, siteUrl: string): string {
  if (!isOwnAddress(referer, siteUrl, host)) return ''
  try {
    return decodeURIComponent(new URL(referer).pathname)
  } catch {
    return ''
  }
}
