import { isIP } from 'node:net'

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

/** The key for limits per client: an IPv4 address, or the /64 that one household typically holds. */
export function clientNetwork(address = ''): string {
  const plain = withoutMapping(address)
  return isIP(plain) === 6 ? groupsOf(plain, 4) : plain
}

/** The /48 that one customer of a provider can hold; undefined for IPv4. */
export function providerNetwork(address: string): string | undefined {
  const plain = withoutMapping(address)
  return isIP(plain) === 6 ? groupsOf(plain, 3) : undefined
}
