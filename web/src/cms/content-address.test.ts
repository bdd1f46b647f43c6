import { expect, it } from 'vitest'
import { contentAddress } from './content-address'

it('is the configured address, wherever the page runs', () => {
  const config = { cmsUrl: 'https://cms.example' }
  expect(contentAddress(config, 'localhost')).toBe('https://cms.example')
})

it.each(['localhost', '127.0.0.1', '[::1]'])(
  'is a local address on %s when none is set',
  (host) => {
    expect(contentAddress({ cmsUrl: '' }, host)).toBe('http://localhost:1337')
  },
)

it('has no default on any other host', () => {
  expect(() => contentAddress({ cmsUrl: '' }, 'wallet.example')).toThrow(
    /is not set and no safe default exists/,
  )
})
