import { expect, it } from 'vitest'
import { type Caller, Turns } from './turns'

const caller = (key: unknown = {}): Caller => ({ key, isGone: () => false })

it('runs one piece of work after another, in order', async () => {
  const turns = new Turns({ all: 10, each: 1 })
  const order: number[] = []
  await Promise.all([1, 2, 3].map((number) => turns.take(() => order.push(number), caller())))
  expect(order).toEqual([1, 2, 3])
})

it('refuses work while too much waits, and takes it again afterwards', async () => {
  const turns = new Turns({ all: 2, each: 1 })
  const waiting = [turns.take(() => 'first', caller()), turns.take(() => 'second', caller())]
  expect(await turns.take(() => 'third', caller())).toBeNull()
  expect(await Promise.all(waiting)).toEqual(['first', 'second'])
  expect(await turns.take(() => 'fourth', caller())).toBe('fourth')
})

it('lets one of a connection wait, so that fifty requests in a row take no turn from others', async () => {
  const turns = new Turns({ all: 2, each: 1 })
  const connection = {}
  const first = turns.take(() => 'first', caller(connection))
  expect(await turns.take(() => 'second', caller(connection))).toBeNull()
  expect(await first).toBe('first')
  expect(await turns.take(() => 'third', caller(connection))).toBe('third')
})

it('lets a few of a sender wait, if it may have several connections', async () => {
  const turns = new Turns({ all: 9, each: 2 })
  const taken = ['first', 'second', 'third'].map((name) => turns.take(() => name, caller('sender')))
  const other = turns.take(() => 'other', caller('another sender'))
  expect(await Promise.all([...taken, other])).toEqual(['first', 'second', null, 'other'])
})

it('begins nothing while a piece of work goes on that takes several ticks', async () => {
  const turns = new Turns({ all: 2, each: 1 })
  const order: string[] = []
  const first = turns.take(async () => {
    order.push('begins')
    await new Promise(setImmediate)
    order.push('ends')
  }, caller())
  await Promise.all([first, turns.take(() => order.push('next'), caller())])
  expect(order).toEqual(['begins', 'ends', 'next'])
})

it('does no work for whoever has left', async () => {
  const turns = new Turns({ all: 2, each: 1 })
  const done: string[] = []
  const gone: Caller = { key: {}, isGone: () => true }
  expect(await turns.take(() => done.push('work'), gone)).toBeNull()
  expect(done).toEqual([])
})

it('goes on after work that failed', async () => {
  const turns = new Turns({ all: 2, each: 1 })
  const failing = turns.take(() => {
    throw new Error('Broken on purpose')
  }, caller())
  await expect(failing).rejects.toThrow('Broken on purpose')
  expect(await turns.take(() => 'next', caller())).toBe('next')
})
