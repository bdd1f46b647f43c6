import type { IncomingHttpHeaders } from 'node:http'
import { isSameHash, siteServerToken } from '@app/runtime'
import { settings } from '../settings/settings'
import { headerOf } from './headers'

export const bearerIn = (headers: IncomingHttpHeaders): string | undefined =>
  /^bearer\s+(\S+)$/i.exec(headerOf(headers, 'Authorization') ?? '')?.[1]

/** Whether a request comes from the site's server, by the token that no page shows. */
export function isFromSiteServer(headers: IncomingHttpHeaders): boolean {
  const bearer = bearerIn(headers)
  return bearer !== undefined && isSameHash(bearer, siteServerToken(settings.contentSecret))
}
