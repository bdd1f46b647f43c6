import type { IncomingHttpHeaders } from 'node:http'

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host)

/**
 * Whether an address is on this site. The settings decide, and not the Host header, except on a loopback
 * address: a stranger can point a host name with a form of their own to this server.
 */
function isOwnAddress(address: string, siteUrl: string, host: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.origin === new URL(siteUrl).origin || (url.host === host && isLoopback(url.hostname))
}

/**
 * Whether a page of this site sent the form, as far as the browser says. Another site could otherwise send
 * it from the address of each of its visitors.
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
