import { expect, it } from 'vitest'
import { verifyDraftLink, signDraftLink } from './draft-link'

const now = 1_800_000_000_000
const draft = { collection: 'pages', documentId: 'abc123' } as const
const link = signDraftLink('secret', draft, now + 1000)

it('a signed link opens its draft', () => {
  expect(verifyDraftLink('secret', link, now)).toEqual(draft)
})

it.each(['jobs', 'footer'] as const)('so does one of the %s', (collection) => {
  const other = { collection, documentId: 'abc123' }
  const signed = signDraftLink('secret', other, now + 1000)
  expect(verifyDraftLink('secret', signed, now)).toEqual(other)
})

it('an expired link opens nothing', () => {
  expect(verifyDraftLink('secret', link, now + 1001)).toBeNull()
})

it.each([
  ['signed with another secret', signDraftLink('other', draft, now + 1000)],
  ['changed to another entry', link.replace('abc123', 'abc124')],
  ['changed to another collection', link.replace('pages', 'jobs')],
  ['given more time', link.replace(String(now + 1000), String(now + 9000))],
  ['cut short', link.slice(0, -1)],
  ['made up', 'pages.abc123'],
  ['empty', ''],
])('a link that was %s opens nothing', (_what, broken) => {
  expect(verifyDraftLink('secret', broken, now)).toBeNull()
})
