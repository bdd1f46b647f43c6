import { expect, it } from 'vitest'
import { differences } from './compare'

const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }]
const section = (id: number | undefined, title: string, body: string) => ({
  ...(id && { id }),
  __component: 'blocks.text',
  title,
  body: text(body),
})

it('two versions are compared by field and section, in words', () => {
  const mine = {
    title: 'Banks',
    updatedAt: '2026-01-01',
    related: { connect: [], disconnect: [] },
    Content: [section(7, 'First', 'Ours'), section(undefined, 'Added', 'New')],
    seo: { id: 3, title: null, noIndex: false },
  }
  const theirs = {
    title: 'Banks',
    updatedAt: '2026-01-02',
    related: { count: 2 },
    Content: [section(7, 'First', 'Theirs')],
    seo: { id: 3, title: 'Found', noIndex: false },
  }
  expect(differences(mine, theirs)).toEqual([
    { label: 'Sections › First › Body', mine: 'Ours', theirs: 'Theirs' },
    { label: 'Sections › Added › Title', mine: 'Added', theirs: '' },
    { label: 'Sections › Added › Body', mine: 'New', theirs: '' },
    { label: 'Seo › Title', mine: '', theirs: 'Found' },
  ])
})

it('the same version differs nowhere', () => {
  const one = {
    title: 'A',
    Content: [section(1, 'A', 'B')],
    image: { mime: 'image/png', name: 'x' },
  }
  expect(differences(one, structuredClone(one))).toEqual([])
})
