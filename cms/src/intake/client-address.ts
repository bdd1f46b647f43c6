import { isIP } from 'node:net'

type Sender = { remoteAddress: string | undefined; forwardedFor: string | undefined }

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** One household holds a whole /64, so its first four groups stand for it. */
function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

const lastOf = (list = '') => list.split(',').at(-1)?.trim() ?? ''

/**
 * Who is counted. Behind a proxy it is the address that the proxy itself added, the last one:
 * all before it was written by the sender.
 */
export function clientAddress(
  { remoteAddress = '', forwardedFor }: Sender,
  trustProxy: boolean,
): string {
  const forwarded = withoutMapping(lastOf(forwardedFor))
  const address = trustProxy && isIP(forwarded) ? forwarded : withoutMapping(remoteAddress)
  return isIP(address) === 6 ? network(address) : address
}
