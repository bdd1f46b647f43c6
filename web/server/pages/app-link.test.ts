import { expect, it } from 'vitest'
import { appCode, storeFor } from './app-link'

const stores = { appStoreUrl: 'https://apple.example/', googlePlayUrl: 'https://google.example/' }

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0', stores.appStoreUrl],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', stores.appStoreUrl],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0', stores.googlePlayUrl],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '/'],
  ['AndroidX', '/'],
  [undefined, '/'],
])('%s gets the app at %s', (userAgent, address) => {
  expect(storeFor(userAgent, stores)).toBe(address)
})

it('a phone whose store does not have the app gets the home page', () => {
  const { appStoreUrl } = stores
  expect(storeFor('iPhone', { appStoreUrl })).toBe(appStoreUrl)
  expect(storeFor('Android', { appStoreUrl })).toBe('/')
  expect(storeFor('iPhone', {})).toBe('/')
})

it('the code differs with the address of the site', () => {
  const [one, same, other] = ['https://a.example', 'https://a.example', 'https://b.example'].map(
    (url) => appCode(url),
  )
  expect(one?.tag).toBe(same?.tag)
  expect(one?.tag).not.toBe(other?.tag)
  expect(one?.bodies.identity.toString()).toMatch(/^<svg /)
})
