import { expect, it } from 'vitest'
import { LineBudget } from './line-budget'

it('a flood of refused requests logs a few lines per second, and the next line says how many were skipped', () => {
  const budget = new LineBudget(2)
  expect([0, 1, 2, 3, 999].map((now) => budget.spend(now))).toEqual([
    0,
    0,
    undefined,
    undefined,
    undefined,
  ])
  expect([1000, 1001, 1002].map((now) => budget.spend(now))).toEqual([3, 0, undefined])
})
