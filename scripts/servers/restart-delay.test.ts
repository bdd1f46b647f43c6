import { expect, it } from 'vitest'
import { restartDelay } from './restart-delay'

it('a server that keeps failing is restarted after growing delays of up to a minute', () => {
  const seconds = [0, 1, 2, 3, 4, 5, 6, 7, 5000].map((failures) => restartDelay(failures) / 1000)
  expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
})
