import { expect, it } from 'vitest'
import { Slots } from './slots'

it('each client has so many slots, and all clients together', () => {
  const slots = new Slots({ all: 3, each: 2 })
  const taken = ['ana', 'ana', 'ana', 'rui', 'eva'].map((client) => slots.take(client))
  expect(taken).toEqual([true, true, false, true, false])
})

it('a slot that is left is free for anyone', () => {
  const slots = new Slots({ all: 2, each: 2 })
  slots.take('ana')
  slots.take('ana')
  expect(slots.take('rui')).toBe(false)
  slots.leave('ana')
  expect(slots.take('rui')).toBe(true)
  slots.leave('nobody')
  expect(slots.take('ana')).toBe(false)
})
