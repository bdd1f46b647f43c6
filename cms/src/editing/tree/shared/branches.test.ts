import { expect, it } from 'vitest'
import { addressOf, allIn, type Branch, pagesIn, searched, treeOf } from './branches'

const page = (slug: string | null, title = slug ?? 'None') => ({
  documentId: `id of ${title}`,
  title,
  slug,
  liveSlug: slug,
  isModified: false,
})

const drawn = (branch: Branch | undefined) =>
  branch && allIn(branch).map((one) => `${addressOf(one)}${one.page ? '' : ' (no page)'}`)

it('pages stand below the home page, by their addresses, whatever order they come in', () => {
  const slugs = ['partners/banks', 'careers/apply', 'home', 'careers', 'about-us', 'a/b/c']
  const root = treeOf(slugs.map((slug) => page(slug)))
  expect(root.page?.slug).toBe('home')
  expect(drawn(root)).toEqual([
    '/',
    '/a (no page)',
    '/a/b (no page)',
    '/a/b/c',
    '/about-us',
    '/careers',
    '/careers/apply',
    '/partners (no page)',
    '/partners/banks',
  ])
  expect(pagesIn(root)).toBe(6)
})

it('a page whose address begins like another’s is not below it, and one without an address is left out', () => {
  const root = treeOf([page('careers'), page('careers-day'), page('home/office'), page(null)])
  expect(root.below.map(({ slug }) => slug)).toEqual(['careers', 'careers-day', 'home'])
  expect(root.page).toBeNull()
})

it('a search shows what has the text in its title or address, and the way there', () => {
  const root = treeOf([
    page('careers', 'Work with us'),
    page('careers/apply', 'Send it'),
    page('about-us', 'About'),
    { ...page('moved', 'Moved'), liveSlug: 'old-place' },
  ])
  expect(drawn(searched(root, 'APPLY'))).toEqual(['/ (no page)', '/careers', '/careers/apply'])
  expect(drawn(searched(root, 'work WITH'))).toEqual(['/ (no page)', '/careers'])
  expect(drawn(searched(root, '/old-pl'))).toEqual(['/ (no page)', '/moved'])
  expect(searched(root, 'nowhere')).toBeUndefined()
})
