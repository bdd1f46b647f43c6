import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { differences } from './compare'
import { sectionName } from './section-name'

const text = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }]
const section = (id: number | undefined, title: string, body: string) => ({
  ...(id && { id }),
  __component: 'blocks.text',
  title,
  body: text(body),
})
const content = (index?: number) => ({
  field: 'Content',
  ...(index !== undefined && { index }),
})

it('two versions are compared by field and section, in words', () => {
  const left = {
    title: 'Banks',
    updatedAt: '2026-01-01',
    related: { connect: [], disconnect: [] },
    Content: [section(7, 'First', 'Ours'), section(undefined, 'Added', 'New')],
    seo: { id: 3, title: null, noIndex: false },
  }
  const right = {
    title: 'Banks',
    updatedAt: '2026-01-02',
    related: { count: 2 },
    Content: [section(7, 'First', 'Theirs')],
    seo: { id: 3, title: 'Found', noIndex: true },
  }
  const labels = {
    page: { Content: { label: 'Sections' }, seo: { label: 'Search', component: 'seo' } },
    seo: { title: { label: 'Title' }, noIndex: { label: 'Hidden' } },
    'blocks.text': { title: { label: 'Title' }, body: { label: 'Text' } },
  }
  expect(differences(left, right, 'page', labels)).toEqual([
    { label: 'Sections › First › Text', left: 'Ours', right: 'Theirs', part: content(0) },
    { label: 'Sections › Added › Title', left: 'Added', right: '', part: content(1) },
    { label: 'Sections › Added › Text', left: 'New', right: '', part: content(1) },
    { label: 'Search › Title', left: '', right: 'Found', part: { field: 'seo' } },
    { label: 'Search › Hidden', left: 'No', right: 'Yes', part: { field: 'seo' } },
  ])
})

it('sections are the same by id, or without common ids by their heading', () => {
  const left = { Content: [section(1, 'A', 'a'), section(2, 'B', 'b')] }
  const moved = { Content: [section(2, 'B', 'b'), section(1, 'A', 'a')] }
  expect(differences(left, moved)).toEqual([
    { label: 'Content › Order', left: 'A\nB', right: 'B\nA' },
  ])
  const replaced = { Content: [section(1, 'A', 'a'), section(3, 'C', 'b')] }
  expect(differences(left, replaced).map(({ label }) => label)).toEqual([
    'Content › B › Title',
    'Content › B › Body',
    'Content › C › Title',
    'Content › C › Body',
  ])
  const restored = { Content: [section(8, 'A', 'a'), section(9, 'B', 'new')] }
  expect(differences(left, restored)).toEqual([
    { label: 'Content › B › Body', left: 'b', right: 'new', part: content(1) },
  ])
})

it('sections of two kinds are two, though each has the id of the other', () => {
  const hero = { __component: 'blocks.hero', id: 1, title: 'Hero' }
  const found = differences({ Content: [section(1, 'A', 'a')] }, { Content: [hero] })
  expect(found.map(({ label }) => label)).toEqual([
    'Content › A › Title',
    'Content › A › Body',
    'Content › Hero › Title',
  ])
})

it('what the left does not have cannot be restored alone', () => {
  const left = { Content: [section(1, 'A', 'a')] }
  const more = { Content: [section(1, 'A', 'new'), section(2, 'B', 'b')] }
  expect(differences(left, more).map(({ part }) => part)).toEqual([
    content(0),
    undefined,
    undefined,
  ])
})

it('related entries are compared by their titles', () => {
  const left = { related: [{ documentId: 'a', title: 'A' }] }
  expect(differences(left, { related: [] })).toEqual([
    { label: 'Related', left: 'A', right: '', part: { field: 'related' } },
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

const blocks = join(import.meta.dirname, '../../components/blocks')

it.each(readdirSync(blocks))('a section is named after its heading, or as %s is', (file) => {
  const { info } = JSON.parse(readFileSync(join(blocks, file), 'utf8')) as {
    info: { displayName: string }
  }
  const __component = `blocks.${basename(file, '.json')}`
  expect(sectionName({ __component, title: 'Pay' })).toBe('Pay')
  expect(sectionName({ __component, title: '' })).toBe(info.displayName)
})

it('between languages, texts that are still the same are among them, but no choices', () => {
  const page = (title: string) => ({ title, slug: 'about', variant: 'teal', noIndex: false })
  const seen = (title: string) =>
    differences(page('About us'), page(title), '', {}, { andSame: true }).map((one) => one.right)
  expect(seen('Über uns')).toEqual(['Über uns'])
  expect(seen('About us')).toEqual(['About us'])
  expect(differences(page('About us'), page('About us'))).toEqual([])
})
