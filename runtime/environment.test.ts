import { expect, it } from 'vitest'
import { readEnvironment } from './environment'

it.each(['1', '3000', '65535'])('the site can listen on port %s', (port) => {
  expect(readEnvironment({ WEB_PORT: port }).WEB_PORT).toBe(Number(port))
})

it.each(['0', '65536', '-1', '80.5', 'http'])('there is no port %s', (port) => {
  expect(() => readEnvironment({ WEB_PORT: port })).toThrow(
    'WEB_PORT must be a port number from 1 to 65535.',
  )
})
