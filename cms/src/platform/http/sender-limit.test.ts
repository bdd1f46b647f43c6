import { expect, it } from 'vitest'
import { SenderLimit } from './sender-limit'

const ipv6 = (network: number) => ({ address: `2001:db8:1:${network}`, prefix: '2001:db8:1' })
const ipv4 = { address: '203.0.113.7', prefix: undefined }

it('limits an address, and all addresses of an IPv6 prefix to four times as much', () => {
  const limit = new SenderLimit({ limit: 3, windowMs: 60_000 })
  const waits = (network: number) => [1, 2, 3, 4].map(() => limit.count(ipv6(network), 0))
  expect(waits(1)).toEqual([0, 0, 0, 60])
  expect(waits(2)).toEqual([0, 0, 0, 60])
  expect(waits(3)).toEqual([0, 0, 0, 60])
  expect(limit.count(ipv6(4), 0)).toBe(60)
  expect(limit.count(ipv4, 0)).toBe(0)
})

it('subtracts what was counted too much from both', () => {
  const limit = new SenderLimit({ limit: 1, windowMs: 60_000 })
  for (let round = 0; round < 9; round += 1) {
    expect(limit.count(ipv6(round), 0)).toBe(0)
    limit.forgive(ipv6(round))
  }
})
