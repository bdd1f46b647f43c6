import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ReadSlots } from './read-slots'

/** A read that ends when the test says so. */
function pending() {
  let end = () => {}
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('read')
  })
  return { read: () => ended, end }
}

describe('the slots of reads from the database', () => {
  it('let one in when another has ended, and refuse who would wait too long', async () => {
    const slots = new ReadSlots({ atOnce: 1, waiting: 1 })
    const [first, second] = [pending(), pending()]
    const reads = [slots.run('page', first.read), slots.run('page', second.read)]
    await expect(slots.run('page', first.read)).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '1' },
    })
    first.end()
    expect(await reads[0]).toBe('read')
    await turn()
    second.end()
    expect(await reads[1]).toBe('read')
    expect(await slots.run('page', async () => 'after them')).toBe('after them')
  })

  it('let a request in between two reads that the database answers at once', async () => {
    const slots = new ReadSlots({ atOnce: 2, waiting: 10 })
    let ended = 0
    const reads = Array.from({ length: 8 }, () => slots.run('page', async () => (ended += 1)))
    const endedAtTurn: number[] = []
    for (let count = 0; count < 4; count += 1) {
      await turn()
      endedAtTurn.push(ended)
    }
    expect(endedAtTurn).toEqual([0, 2, 4, 6])
    await Promise.all(reads)
  })

  it('are given back by a read that fails', async () => {
    const slots = new ReadSlots({ atOnce: 1, waiting: 0 })
    await expect(slots.run('page', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await slots.run('page', async () => 'read')).toBe('read')
  })

  it('do not hold up the site’s server', async () => {
    const slots = new ReadSlots({ atOnce: 0, waiting: 0 })
    expect(await slots.run('site server', async () => 'read')).toBe('read')
  })
})
