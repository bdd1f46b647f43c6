import { expect, it } from 'vitest'
import { Places } from './places'

it('each client has so many places, and all clients together', () => {
  const places = new Places({ all: 3, each: 2 })
  const taken = ['ana', 'ana', 'ana', 'rui', 'eva'].map((client) => places.take(client))
  expect(taken).toEqual([true, true, false, true, false])
})

it('a place that is left is free for anyone', () => {
  const places = new Places({ all: 2, each: 2 })
  places.take('ana')
  places.take('ana')
  expect(places.take('rui')).toBe(false)
  places.leave('ana')
  expect(places.take('rui')).toBe(true)
  places.leave('nobody')
  expect(places.take('ana')).toBe(false)
})
