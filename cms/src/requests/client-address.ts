import { isIP } from 'node:net'

type Sender = { remoteAddress: string | undefined; forwardedFor: string | undefined }

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The first groups of an IPv6 address, each written in one way only. */
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

const lastOf = (list = '') => list.split(',').at(-1)?.trim() ?? ''

/**
 * Behind a proxy it is the address that the proxy itself added, the last one: all before it was
 * written by the sender.
 */
function addressOf({ remoteAddress = '', forwardedFor }: Sender, trustProxy: boolean): string {
  const forwarded = withoutMapping(lastOf(forwardedFor))
  return trustProxy && isIP(forwarded) ? forwarded : withoutMapping(remoteAddress)
}

/** Who is counted: an IPv4 address, or the /64 that one household holds. */
export function clientAddress(sender: Sender, trustProxy: boolean): string {
  const address = addressOf(sender, trustProxy)
  return isIP(address) === 6 ? groupsOf(address, 4) : address
}

/** The /48 that one customer of a provider may hold; undefined for IPv4. */
export function clientSite(sender: Sender, trustProxy: boolean): string | undefined {
  const address = addressOf(sender, trustProxy)
  return isIP(address) === 6 ? groupsOf(address, 3) : undefined
}
