import { expect, it } from 'vitest'
import { searchResult } from './search-result'

const PAGE = 'api::page.page'
const words = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]
const page = { title: 'Banks', slug: 'projects/banks', Content: [] }

it('a page is listed with its title, its address and the opening of its first section', () => {
  const hero = { __component: 'blocks.hero', title: 'Pay', description: 'Cards that give back.' }
  expect(searchResult(PAGE, { ...page, Content: [hero] })).toEqual({
    title: 'Banks',
    address: 'projects › banks',
    description: 'Cards that give back.',
    advice: [],
  })
})

it('what is written for search engines comes first', () => {
  const seo = { title: 'For banks', description: 'What banks get.' }
  const faq = { __component: 'blocks.faq', introduction: words('Answers.') }
  const listed = (given: object) => searchResult(PAGE, { ...page, Content: [faq], seo: given })
  expect(listed(seo)).toMatchObject({ title: 'For banks', description: 'What banks get.' })
  expect(listed({})).toMatchObject({ title: 'Banks', description: 'Answers.' })
})

it('a job is listed with its summary, at its address', () => {
  const job = { title: 'Tester', slug: 'tester', summary: 'Finds it first.' }
  expect(searchResult('api::job.job', job)).toMatchObject({
    address: 'careers › tester',
    description: 'Finds it first.',
  })
})

it('a missing description and texts that are too long are told', () => {
  const long = 'word '.repeat(40).trim()
  expect(searchResult(PAGE, page)?.advice).toEqual([
    'There is no description, so the one of the whole site is shown.',
  ])
  const result = searchResult(PAGE, { ...page, title: long, seo: { description: long } })
  expect(result?.advice).toEqual([
    'The title has 199 characters; search engines cut it after about 60.',
    'The description has 199 characters; search engines cut it after about 160.',
  ])
  expect(result?.title).toMatch(/^(word )+…$/)
  expect(result?.title.length).toBeLessThanOrEqual(62)
})

it.each([
  ['what is no page', 'api::footer.footer', page],
  ['an entry without a title', PAGE, { ...page, title: ' ' }],
  ['a page that search engines are asked to leave out', PAGE, { ...page, seo: { noIndex: true } }],
])('%s is not listed', (_, model, values) => expect(searchResult(model, values)).toBeUndefined())
