import { afterEach, expect, it, vi } from 'vitest'
import { askedOnPage, isCurrent, recordOf, wordedOnPage } from './consent-mode'

afterEach(() => vi.unstubAllGlobals())

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

it('proves a choice by the version with the words of the page, if that is another', () => {
  const versionsOn = (ask: string) => {
    vi.stubGlobal('document', { documentElement: { dataset: { ask } } })
    return [askedOnPage().version, wordedOnPage()]
  }
  expect(versionsOn('2026-11+t 12')).toEqual(['2026-11+t', '2026-11+t'])
  expect(versionsOn('2026-11+t 12 2026-11-de+t')).toEqual(['2026-11+t', '2026-11-de+t'])
})
