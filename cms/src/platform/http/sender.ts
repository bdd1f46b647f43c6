import type { IncomingMessage } from 'node:http'
import { clientAddress, clientPrefix } from '@app/runtime'
import { Refused } from '../refusals/refused'
import { settings } from '../settings/settings'
import { headerOf } from './headers'
import type { Sender } from './sender-limit'
import { isFromSiteServer } from './site-server'

/**
 * Who sends a request. The site's server passes on what visitors send without scripts, and names their IP address in
 * X-Forwarded-For, as a trusted proxy does.
 */
export function senderOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Sender {
  const isTrusted = settings.environment.TRUST_PROXY || isFromSiteServer(headers)
  const from = {
    remoteAddress: socket.remoteAddress,
    forwardedFor: headerOf(headers, 'X-Forwarded-For'),
  }
  return { address: clientAddress(from, isTrusted), prefix: clientPrefix(from, isTrusted) }
}

export function refuseWhileWaiting(seconds: number) {
  if (seconds > 0) throw new Refused(429, undefined, { 'Retry-After': String(seconds) })
}
