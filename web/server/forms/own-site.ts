import type { IncomingHttpHeaders } from 'node:http'

const isOwnAddress = (address: string, siteUrl: string, host: string | undefined) =>
  URL.canParse(address) &&
  (new URL(address).origin === new URL(siteUrl).origin || new URL(address).host === host)

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
