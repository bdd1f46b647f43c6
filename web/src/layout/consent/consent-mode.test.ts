import { expect, it } from 'vitest'
import { isCurrent, recordOf } from './consent-mode'

const chosen = new Date('2026-11-29T10:00:00Z')
const record = recordOf('2026-11', chosen)

it.each([
  ['the same question a moment later', '2026-11', 12, '2026-11-29T10:00:01Z', true],
  ['the last day', '2026-11', 12, '2027-11-28T10:00:00Z', true],
  ['a day too late', '2026-11', 12, '2027-11-30T10:00:00Z', false],
  ['a shorter time', '2026-11', 1, '2027-01-01T10:00:00Z', false],
  ['another wording', '2026-11-abc', 12, '2026-11-29T10:00:01Z', false],
  ['other tags', '2026-11+abc', 12, '2026-11-29T10:00:01Z', false],
])('a choice holds for what was asked, and for a time: %s', (_, version, months, now, holds) => {
  expect(isCurrent(record, version, months, new Date(now))).toBe(holds)
})

it('asks again if the record cannot be read', () => {
  for (const broken of ['', 'yesterday 2026-11', '2026-11'])
    expect(isCurrent(broken, '2026-11', 12, chosen)).toBe(false)
})
