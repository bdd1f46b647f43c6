import { expect, it } from 'vitest'
import { isFromOwnSite, sentFrom } from './own-site'

const siteUrl = 'https://www.example.com'
const host = 'www.example.com'

it.each([
  [{}],
  [{ origin: siteUrl }],
  [{ origin: siteUrl, 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
  [{ origin: 'http://[::1]:3000', host: '[::1]:3000' }],
  [{ 'sec-fetch-site': 'none' }],
])('%j is sent by a page of this site, as far as the browser says', (headers) => {
  expect(isFromOwnSite({ host, ...headers }, siteUrl)).toBe(true)
})

it.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://evil.example', host: 'evil.example' }],
  [{ origin: 'http://127.0.0.1.evil.example', host: '127.0.0.1.evil.example' }],
  [{ origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ origin: 'https://www.example.com.evil.example' }],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  [{ origin: siteUrl, 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('%j is not', (headers) => {
  expect(isFromOwnSite({ host, ...headers }, siteUrl)).toBe(false)
})

it.each([
  [`${siteUrl}/contacts?from=mail#form`, '/contacts'],
  [`${siteUrl}/pre%C3%A7os`, '/preços'],
  [`${siteUrl}/%ff`, ''],
  ['https://evil.example/contacts', ''],
  ['nonsense', ''],
  [undefined, ''],
])('the page at %s is found by the path %j', (referer, path) => {
  expect(sentFrom({ host, referer }, siteUrl)).toBe(path)
})
