import { expect, it } from 'vitest'
import { withCleanup } from './cleanup'

it('a command that fails while starting stops what it had started, last first', async () => {
  const stopped: string[] = []
  const command = withCleanup(async (onExit) => {
    onExit(() => stopped.push('claim'))
    onExit(async () => stopped.push('cms'))
    await Promise.reject(new Error('The site could not be built.'))
    onExit(() => stopped.push('site'))
  })
  await expect(command).rejects.toThrow('The site could not be built.')
  expect(stopped).toEqual(['cms', 'claim'])
})

it('a command that ends well cleans up too, and returns its result', async () => {
  const stopped: string[] = []
  const result = await withCleanup(async (onExit) => {
    onExit(() => stopped.push('cms'))
    return 0
  })
  expect({ result, stopped }).toEqual({ result: 0, stopped: ['cms'] })
})

it.each([
  ['a failure while it works', new Error('The site could not be built.')],
  ['none', undefined],
])('a cleanup that fails keeps no other from running, nor hides %s', async (_, failure) => {
  const stopped: string[] = []
  const command = withCleanup(async (onExit) => {
    onExit(() => stopped.push('claim'))
    onExit(() => Promise.reject(new Error('The cms did not stop.')))
    onExit(() => stopped.push('site'))
    if (failure) throw failure
  })
  await expect(command).rejects.toThrow(failure?.message ?? 'The cms did not stop.')
  expect(stopped).toEqual(['site', 'claim'])
})
