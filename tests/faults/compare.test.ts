import { expect, it } from 'vitest'
import { compare, problemsOf } from './compare'

const row = (message: string, reference: string, isWhole = true) => ({
  message,
  reference,
  isWhole,
})
const sent = (entries: Record<string, string[]>) =>
  new Map(Object.entries(entries).map(([message, references]) => [message, new Set(references)]))

it('what is stored once as it was acknowledged is no problem', () => {
  const counts = compare(sent({ one: ['A'], two: ['B'] }), [row('one', 'A'), row('two', 'B')])
  expect(counts).toMatchObject({ acknowledged: 2, lost: 0, doubled: 0 })
  expect(problemsOf(counts)).toEqual([])
})

it.each([
  ['lost', sent({ one: ['A'], two: ['B'] }), [row('one', 'A')]],
  ['lost', sent({ one: ['A'] }), [row('two', 'A'), row('one', 'B')]],
  ['doubled', sent({ one: ['A'] }), [row('one', 'A'), row('one', 'B')]],
  ['doubled', sent({ one: ['A', 'B'] }), [row('one', 'A'), row('one', 'B')]],
  ['partial', sent({ one: ['A'] }), [row('one', 'A', false)]],
  ['unacknowledged', sent({}), [row('one', 'A')]],
] as const)('a submission is found to be %s', (name, acknowledged, rows) => {
  const counts = compare(acknowledged, [...rows])
  expect(counts[name]).toBe(1)
  expect(problemsOf(counts)).not.toEqual([])
})
