import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address'

it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1::1'])('%s is public', (one) =>
  expect(isPublicAddress(one)).toBe(true),
)

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
])('%s is not', (one) => expect(isPublicAddress(one)).toBe(false))
