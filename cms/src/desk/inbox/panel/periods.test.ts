import { expect, it } from 'vitest'
import { withMoments } from './periods'

const now = new Date(2026, 10, 22, 15, 30)
const moments = (query: string) => Object.fromEntries(new URLSearchParams(withMoments(query, now)))

it.each([
  ['today', new Date(2026, 10, 22)],
  ['week', new Date(2026, 10, 16)],
  ['month', new Date(2026, 9, 24)],
])('the period %s begins at midnight where the user is', (period, start) => {
  expect(moments(`states=&period=${period}`)).toEqual({ states: '', from: start.toISOString() })
})

it('a range has its first day and its last one', () => {
  expect(moments('period=range&from=2026-11-01&to=2026-11-30')).toEqual({
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  })
  expect(moments('period=range&to=2026-12-31')).toEqual({ to: new Date(2027, 0, 1).toISOString() })
})

it('moments and everything else stay as they are', () => {
  const query = 'states=new&from=2026-11-01T10%3A00%3A00.000Z&q=ana'
  expect(withMoments(query)).toBe(query)
})

it('a day that no calendar has is left to the server to refuse', () => {
  expect(moments('from=2026-13-45')).toEqual({ from: '2026-13-45' })
})
