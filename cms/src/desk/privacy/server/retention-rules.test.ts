import { expect, it } from 'vitest'
import { defaultRetention } from './retention-settings'
import { monthsBefore, rulesOf } from './retention-rules'

it.each([
  ['2026-11-22', 24, '2024-11-22'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2024-02-29', 60, '2019-02-28'],
])('%s less %i months is %s', (now, months, date) => {
  const then = monthsBefore(new Date(`${now}T10:20:30Z`), months)
  expect(then.toISOString()).toBe(`${date}T10:20:30.000Z`)
})

it('a form without a period has no rule', () => {
  const names = rulesOf(defaultRetention, new Date()).map(({ name }) => name)
  expect(names).toContain('spam')
  expect(names).not.toContain('newsletter')
})
