import { expect, it } from 'vitest'
import { clientNetwork, providerNetwork } from './client-network'

it.each([
  ['203.0.113.7', '203.0.113.7', undefined],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined],
  ['2001:db8:1:2:3::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2', '2001:db8:1'],
  ['', '', undefined],
])('the address %s counts as %s for limits', (address, client, provider) => {
  expect(clientNetwork(address)).toBe(client)
  expect(providerNetwork(address)).toBe(provider)
})
