import { BlockList, isIPv6 } from 'node:net'

/** Addresses that are not on the internet: this machine, its network, and what is set apart for tests and documents. */
const NOT_PUBLIC: ['ipv4' | 'ipv6', network: string, bits: number][] = [
  ['ipv4', '0.0.0.0', 8],
  ['ipv4', '10.0.0.0', 8],
  ['ipv4', '100.64.0.0', 10],
  ['ipv4', '127.0.0.0', 8],
  ['ipv4', '169.254.0.0', 16],
  ['ipv4', '172.16.0.0', 12],
  ['ipv4', '192.0.0.0', 24],
  ['ipv4', '192.0.2.0', 24],
  ['ipv4', '192.168.0.0', 16],
  ['ipv4', '198.18.0.0', 15],
  ['ipv4', '198.51.100.0', 24],
  ['ipv4', '203.0.113.0', 24],
  ['ipv4', '224.0.0.0', 3],
]
/** The only part of IPv6 that is allocated to the internet. */
const PUBLIC_IPV6: [network: string, bits: number][] = [['2000::', 3]]
/** Of that part: what carries an IPv4 address inside, and what is set apart for documents. */
const NOT_PUBLIC_IPV6: [network: string, bits: number][] = [
  ['2001::', 32],
  ['2002::', 16],
  ['2001:db8::', 32],
]

const blocked = new BlockList()
for (const [family, network, bits] of NOT_PUBLIC) blocked.addSubnet(network, bits, family)
for (const [network, bits] of NOT_PUBLIC_IPV6) blocked.addSubnet(network, bits, 'ipv6')
const allocated = new BlockList()
for (const [network, bits] of PUBLIC_IPV6) allocated.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is one of the internet's. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? allocated.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
    : !blocked.check(address, 'ipv4')
