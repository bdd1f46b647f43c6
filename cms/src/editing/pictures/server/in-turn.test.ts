import { expect, it } from 'vitest'
import { inTurn, inTurnForVisitor } from './in-turn'

it('a picture that a visitor waits for is made before uploads that wait, and never beside another', async () => {
  const done: string[] = []
  let atOnce = 0
  let release = () => {}
  const uploading = new Promise<void>((resolve) => (release = resolve))
  const work = (name: string, before?: Promise<void>) => async () => {
    atOnce += 1
    await before
    done.push(`${name}: ${atOnce}`)
    atOnce -= 1
  }
  const all = [
    inTurn(work('first upload', uploading)),
    inTurn(work('second upload')),
    inTurnForVisitor(work('copy')),
  ]
  release()
  await Promise.all(all)
  expect(done).toEqual(['first upload: 1', 'copy: 1', 'second upload: 1'])
})

it('a picture that fails says so to whoever waits for it, and not to the next', async () => {
  const damaged = inTurn(async () => Promise.reject(new Error('damaged')))
  const next = inTurn(async () => 'stored')
  await expect(damaged).rejects.toThrow('damaged')
  expect(await next).toBe('stored')
})
