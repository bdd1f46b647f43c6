import { isIP } from 'node:net'

type Sender = { remoteAddress: string | undefined; forwardedFor: string | undefined }

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The first groups of an IPv6 address, in canonical form. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...gap, ...right]
    .slice(0, count)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Some proxies add the client's port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

const lastOf = (list = '') => list.split(',').at(-1)?.trim() ?? ''

/** Behind a proxy, only the last address is the proxy's own; the client may have sent the others. */
function addressOf({ remoteAddress = '', forwardedFor }: Sender, trustProxy: boolean): string {
  const forwarded = withoutMapping(withoutPort(lastOf(forwardedFor)))
  return trustProxy && isIP(forwarded) ? forwarded : withoutMapping(remoteAddress)
}

/** The key for limits per client: an IPv4 address, or the /64 that one household typically holds. */
export function clientAddress(sender: Sender, trustProxy: boolean): string {
  const address = addressOf(sender, trustProxy)
  return isIP(address) === 6 ? groupsOf(address, 4) : address
}

/** The /48 that one customer of a provider can hold; undefined for IPv4. */
export function clientPrefix(sender: Sender, trustProxy: boolean): string | undefined {
  const address = addressOf(sender, trustProxy)
  return isIP(address) === 6 ? groupsOf(address, 3) : undefined
}
