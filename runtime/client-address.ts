import { isIP } from 'node:net'
import { clientNetwork, providerNetwork } from './client-network'

type Sender = { remoteAddress: string | undefined; forwardedFor: string | undefined }

/** Some proxies add the client's port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

const lastOf = (list = '') => list.split(',').at(-1)?.trim() ?? ''

/**
 * The IP address of whoever sent a request: that of the connection, or behind a trusted proxy the last one in
 * X-Forwarded-For, which the proxy has added. The client may have sent those before it.
 */
export function senderAddress(
  { remoteAddress = '', forwardedFor }: Sender,
  trustProxy: boolean,
): string {
  const forwarded = withoutPort(lastOf(forwardedFor))
  return trustProxy && isIP(forwarded) ? forwarded : remoteAddress
}

/** The key for limits per client. */
export const clientAddress = (sender: Sender, trustProxy: boolean): string =>
  clientNetwork(senderAddress(sender, trustProxy))

/** The larger network that one customer of a provider can hold. */
export const clientPrefix = (sender: Sender, trustProxy: boolean): string | undefined =>
  providerNetwork(senderAddress(sender, trustProxy))
