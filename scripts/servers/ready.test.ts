import { expect, it } from 'vitest'
import { urlOf } from './ready'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:1337'],
  ['localhost', 'http://localhost:1337'],
  ['0.0.0.0', 'http://127.0.0.1:1337'],
  ['::', 'http://[::1]:1337'],
  ['fd00::7', 'http://[fd00::7]:1337'],
])('a server listening on %s is reached at %s', (host, url) => {
  expect(urlOf(host, 1337)).toBe(url)
})
