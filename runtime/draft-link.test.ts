import { expect, it } from 'vitest'
import { verifyDraftLink, signDraftLink } from './draft-link'

const now = 1_800_000_000_000
const HOUR_MS = 3_600_000
const draft = { collection: 'pages', documentId: 'abc123', userId: 12, madeAt: now } as const
const link = signDraftLink('secret', draft)

it('a signed link opens its draft', () => {
  expect(verifyDraftLink('secret', link, now)).toEqual(draft)
})

it.each(['jobs', 'footer'] as const)('so does one of the %s', (collection) => {
  const other = { ...draft, collection }
  const signed = signDraftLink('secret', other)
  expect(verifyDraftLink('secret', signed, now)).toEqual(other)
})

it('an expired link opens nothing', () => {
  expect(verifyDraftLink('secret', link, now + HOUR_MS + 1)).toBeNull()
})

it.each([
  ['signed with another secret', signDraftLink('other', draft)],
  ['changed to another entry', link.replace('abc123', 'abc124')],
  ['changed to another collection', link.replace('pages', 'jobs')],
  ['changed to another maker', link.replace('.12.', '.13.')],
  ['given more time', link.replace(String(now), String(now + 9000))],
  ['cut short', link.slice(0, -1)],
  ['made up', 'pages.abc123'],
  ['empty', ''],
])('a link that was %s opens nothing', (_what, broken) => {
  expect(verifyDraftLink('secret', broken, now)).toBeNull()
})
