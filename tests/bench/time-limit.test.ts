import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { startTimeLimit, throwIfTimeIsOver, TimeIsOver, withinTimeLimit } from './time-limit'

afterAll(() => startTimeLimit(Infinity))

const never = () => new Promise<never>(() => {})

it('work that hangs is cut at the limit', async () => {
  startTimeLimit(10.1)
  await expect(withinTimeLimit(async () => 'measured')).resolves.toBe('measured')
  expect(throwIfTimeIsOver).not.toThrow()
  await wait(200)
  expect(throwIfTimeIsOver).toThrow(TimeIsOver)
  await expect(withinTimeLimit(never)).rejects.toThrow(TimeIsOver)
})
