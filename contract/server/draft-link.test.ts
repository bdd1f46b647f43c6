import { expect, it } from 'vitest'
import { readDraft, signDraft } from './draft-link'

const now = 1_800_000_000_000
const draft = { collection: 'pages', documentId: 'abc123' } as const
const link = signDraft('secret', draft, now + 1000)

it('a signed link opens its draft', () => {
  expect(readDraft('secret', link, now)).toEqual(draft)
})

it('an old link opens nothing', () => {
  expect(readDraft('secret', link, now + 1001)).toBeNull()
})

it.each([
  ['signed with another secret', signDraft('other', draft, now + 1000)],
  ['led to another entry', link.replace('abc123', 'abc124')],
  ['led to another collection', link.replace('pages', 'jobs')],
  ['given more time', link.replace(String(now + 1000), String(now + 9000))],
  ['cut short', link.slice(0, -1)],
  ['made up', 'pages.abc123'],
  ['empty', ''],
])('a link that was %s opens nothing', (_what, broken) => {
  expect(readDraft('secret', broken, now)).toBeNull()
})
