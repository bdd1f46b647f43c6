import { expect, it } from 'vitest'
import { Turns } from './turns'

it('runs one piece of work after another, in order', async () => {
  const turns = new Turns(10)
  const order: number[] = []
  await Promise.all([1, 2, 3].map((number) => turns.take(() => order.push(number))))
  expect(order).toEqual([1, 2, 3])
})

it('refuses work while too much waits, and takes it again afterwards', async () => {
  const turns = new Turns(2)
  const waiting = [turns.take(() => 'first'), turns.take(() => 'second')]
  expect(turns.take(() => 'third')).toBeNull()
  expect(await Promise.all(waiting)).toEqual(['first', 'second'])
  expect(await turns.take(() => 'fourth')).toBe('fourth')
})

it('goes on after work that failed', async () => {
  const turns = new Turns(2)
  const failing = turns.take(() => {
    throw new Error('Broken on purpose')
  })
  await expect(failing).rejects.toThrow('Broken on purpose')
  expect(await turns.take(() => 'next')).toBe('next')
})
