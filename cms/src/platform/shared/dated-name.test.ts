import { expect, it } from 'vitest'
import { datedName } from './dated-name'

it('two files that are made within a minute have two names', () => {
  const at = (second: number) =>
    datedName('submissions', 'csv', new Date(2026, 10, 28, 16, 39, second))
  expect(at(42)).toBe('submissions-2026-11-28-16-39-42.csv')
  expect(at(43)).not.toBe(at(42))
})
