import { brand } from '@app/contract'
import { expect, it } from 'vitest'
import { sentencesOf } from './sentences'

const NOW = new Date(2030, 5, 15, 18, 0)
const shown = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(brand.locale, options).format(date)
const day = { day: 'numeric', month: 'short' } as const
const today = new Date(2030, 5, 15, 14, 2)
const time = { hour: '2-digit', minute: '2-digit' } as const
const lastNight = new Date(2030, 5, 14, 23, 59)
const lastYear = new Date(2029, 11, 31, 9, 0)
const entry = { editUrl: 'https://cms.example/admin', hasDraft: false }

it.each([
  [today, `Live since ${shown(today, time)}`],
  [lastNight, `Live since ${shown(lastNight, day)}`],
  [lastYear, `Live since ${shown(lastYear, { ...day, year: 'numeric' })}`],
])('says since when a page is live: %s', (date, sentence) => {
  expect(sentencesOf({ ...entry, liveSince: date.toISOString() }, NOW)).toEqual([sentence])
})

it('says that a draft waits, and that nothing is live', () => {
  expect(sentencesOf({ ...entry, hasDraft: true, liveSince: null }, NOW)).toEqual([
    'Draft waiting',
    'Not published',
  ])
  expect(sentencesOf(null, NOW)).toEqual(['No entry to edit here'])
})
