import type { IncomingMessage } from 'node:http'
import { Refused } from '../refusals/refused'
import { settings } from '../settings/settings'
import { clientAddress, clientPrefix } from './client-address'
import { headerOf } from './headers'
import type { Sender } from './sender-limit'

export function senderOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): Sender {
  const { TRUST_PROXY } = settings.environment
  const from = {
    remoteAddress: socket.remoteAddress,
    forwardedFor: headerOf(headers, 'X-Forwarded-For'),
  }
  return { address: clientAddress(from, TRUST_PROXY), prefix: clientPrefix(from, TRUST_PROXY) }
}

export function refuseWhileWaiting(seconds: number) {
  if (seconds > 0) throw new Refused(429, undefined, { 'Retry-After': String(seconds) })
}
