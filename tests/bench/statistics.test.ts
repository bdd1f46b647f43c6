import { expect, it } from 'vitest'
import { alternate, median, percentile } from './statistics'

it('percentiles are values that were measured', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(percentile([1, 2, 3, 4], 0.99)).toBe(4)
  expect(percentile([5], 0.5)).toBe(5)
  expect(median([])).toBeNaN()
})

it('candidates take turns, and the first round is left out', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  const results = await alternate(2, { ours: measure('ours'), theirs: measure('theirs') })
  expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs'])
  expect(results).toEqual({ ours: [3, 5], theirs: [4, 6] })
})
