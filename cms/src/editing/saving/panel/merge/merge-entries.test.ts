import { describe, expect, it } from 'vitest'
import { type Choices, mergeEntries } from './merge-entries'
import { mergeWords } from './merge-words'

describe('the words of a text', () => {
  it.each([
    ['Pay in any store', 'Pay in every store', 'Buy in any store', 'Buy in every store'],
    ['One two three', 'One two three four', 'Zero one two three', 'Zero one two three four'],
    ['a b c', 'a b c d', 'x a b c', 'x a b c d'],
    ['a b c', 'a c', 'a b x', undefined],
    ['a b c d', 'a c d', 'a b c e', 'a c e'],
    ['a b c', 'a x c', 'a x c', 'a x c'],
    ['a b c d', 'a x c d', 'a x c e', 'a x c e'],
    ['', 'Theirs', 'Mine', undefined],
  ])('%j, by them %j and by me %j', (base, theirs, mine, merged) => {
    expect(mergeWords(base, theirs, mine)).toBe(merged)
    expect(mergeWords(base, mine, theirs)).toBe(merged)
  })
})

const labels = {
  page: { title: { label: 'Title' }, Content: { label: 'Sections' } },
  'blocks.text': { title: { label: 'Heading' }, body: { label: 'Text' } },
}
const paragraph = (text: string, more = {}) => ({
  type: 'paragraph',
  children: [{ type: 'text', text, ...more }],
})
const section = (id: number, title: string, ...body: object[]) => ({
  __component: 'blocks.text',
  id,
  title,
  body,
})
const photo = (id: number) => ({ id, name: `${id}.jpg`, mime: 'image/jpeg', updatedAt: `${id}` })

const base = {
  id: 1,
  documentId: 'a',
  updatedAt: 'first',
  title: 'About us',
  slug: 'about',
  picture: photo(1),
  related: { count: 2 },
  Content: [
    section(1, 'First', paragraph('One two three'), paragraph('Last')),
    section(2, 'Second', paragraph('Two')),
  ],
}
/** What Strapi's form sends. */
const form = (entry: typeof base) => {
  const { id: _, documentId: __, updatedAt: ___, ...typed } = entry
  return { ...typed, related: { connect: [], disconnect: [] } }
}
type Entry = typeof base
type Change = (entry: Entry) => Entry

function merge(theirs: Change, mine: Change, choices: Choices = {}) {
  const both = { base, theirs: { ...theirs(base), updatedAt: 'later' }, mine: form(mine(base)) }
  return mergeEntries(both, { model: 'page', labels, choices })
}
const titled =
  (title: string): Change =>
  (entry) => ({ ...entry, title })
const withSections =
  (change: (sections: Entry['Content']) => object[]): Change =>
  (entry) => ({ ...entry, Content: change(entry.Content) as Entry['Content'] })
const first = (change: object) => withSections(([one, ...rest]) => [{ ...one, ...change }, ...rest])

describe('two people’s changes of one entry', () => {
  it('are both kept where they changed different fields', () => {
    const { entry, clashes, taken } = merge(titled('By them'), (all) => ({ ...all, slug: 'mine' }))
    expect(entry).toEqual({ ...form(base), title: 'By them', slug: 'mine' })
    expect([clashes, taken]).toEqual([[], ['Title']])
  })

  it('are both kept in the fields of one section, and in other words of one text', () => {
    const { entry, clashes } = merge(
      first({ title: 'By them' }),
      first({ body: [paragraph('One two four'), paragraph('Last')] }),
    )
    expect(clashes).toEqual([])
    expect(entry['Content']).toEqual([
      section(1, 'By them', paragraph('One two four'), paragraph('Last')),
      base.Content[1],
    ])
  })

  it('are both kept in one rich text: words of a paragraph, marks, and whole paragraphs', () => {
    const bodyOf = (theirs: object[], mine: object[]) => {
      const { entry, clashes } = merge(first({ body: theirs }), first({ body: mine }))
      return clashes.length === 0 && (entry['Content'] as Entry['Content'])[0]?.body
    }
    const [one, last] = [paragraph('One two three'), paragraph('Last')]
    expect(bodyOf([paragraph('Zero two three'), last], [paragraph('One two four'), last])).toEqual([
      paragraph('Zero two four'),
      last,
    ])
    expect(
      bodyOf([paragraph('One two three', { bold: true }), last], [paragraph('One two four'), last]),
    ).toEqual([paragraph('One two four', { bold: true }), last])
    const [top, end] = [paragraph('Top'), paragraph('End')]
    expect(bodyOf([top, one, last], [one, last, end])).toEqual([top, one, last, end])
    expect(bodyOf([paragraph('Mine two'), last], [paragraph('Yours two'), last])).toBe(false)
  })

  it('ask for a choice where they changed the same words, and the rest is kept', () => {
    const both = [
      titled('By them'),
      (all: Entry) => ({ ...titled('By me')(all), slug: 'mine' }),
    ] as const
    const { clashes } = merge(...both)
    expect(clashes).toEqual([{ path: 'title', label: 'Title', theirs: 'By them', mine: 'By me' }])
    expect(merge(...both, { title: 'theirs' }).entry).toMatchObject({
      title: 'By them',
      slug: 'mine',
    })
    expect(merge(...both, { title: 'mine' }).entry).toMatchObject({ title: 'By me', slug: 'mine' })
  })

  it('of sections that were added, moved and deleted are all kept', () => {
    const added = section(7, 'Added by them', paragraph('New'))
    const { id: _, ...own } = section(0, 'Added by me', paragraph('New'))
    const { entry, clashes } = merge(
      withSections(([one, two]) => [two!, one!, added]),
      withSections(([one, two]) => [one!, own, two!]),
    )
    expect(clashes).toEqual([])
    expect((entry['Content'] as Entry['Content']).map(({ title }) => title)).toEqual([
      'Second',
      'First',
      'Added by me',
      'Added by them',
    ])
    const gone = merge(
      withSections(([one]) => [one!]),
      first({ title: 'Mine' }),
    )
    expect(gone.entry['Content']).toEqual([{ ...base.Content[0], title: 'Mine' }])
  })

  it('ask where one deleted the section that the other changed; what is kept is created anew', () => {
    const both = [withSections(([, two]) => [two!]), first({ title: 'Mine' })] as const
    const { clashes, entry } = merge(...both)
    expect(clashes).toMatchObject([{ label: 'Sections › Mine', theirs: '' }])
    const { id: _, ...anew } = section(1, 'Mine', ...base.Content[0]!.body)
    expect(entry['Content']).toEqual([anew, base.Content[1]])
    const path = clashes[0]?.path ?? ''
    expect(merge(...both, { [path]: 'theirs' }).entry['Content']).toEqual([base.Content[1]])
  })

  it('of a picture are asked about, unless it is the same', () => {
    const shows = (id: number) => (entry: Entry) => ({ ...entry, picture: photo(id) })
    expect(merge(shows(2), shows(3)).clashes).toMatchObject([{ path: 'picture' }])
    expect(merge(shows(2), shows(2)).clashes).toEqual([])
    expect(merge(shows(2), titled('Mine')).entry['picture']).toEqual(photo(2))
  })

  it('are all asked about where nobody knows with which version they began', () => {
    const { clashes } = mergeEntries(
      {
        base: undefined,
        theirs: titled('By them')(base),
        mine: form(first({ title: 'Mine' })(base)),
      },
      { model: 'page', labels },
    )
    expect(clashes.map(({ label }) => label)).toEqual(['Title', 'Sections'])
  })
})
