import { expect, it, vi } from 'vitest'
import { whileHoldingLock } from './lock.mjs'

it('two commands that install take turns', async () => {
  const told = vi.spyOn(console, 'log').mockReturnValue()
  const events: string[] = []
  const command = (name: string) =>
    whileHoldingLock('installing', async () => {
      events.push(`${name} starts`)
      await new Promise((done) => setImmediate(done))
      events.push(`${name} ends`)
    })
  await Promise.all([command('the first'), command('the second')])
  expect(events).toEqual([
    'the first starts',
    'the first ends',
    'the second starts',
    'the second ends',
  ])
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is installing; waiting'))
})
