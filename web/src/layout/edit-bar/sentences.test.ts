import { expect, it } from 'vitest'
import { sentencesOf } from './sentences'

const NOW = new Date(2030, 5, 15, 18, 0)
const entry = { editUrl: 'https://cms.example/admin', hasDraft: false }

it.each([
  [new Date(2030, 5, 15, 14, 2), 'Live since 14:02'],
  [new Date(2030, 5, 14, 23, 59), 'Live since 14 Jun'],
  [new Date(2029, 11, 31, 9, 0), 'Live since 31 Dec 2029'],
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
