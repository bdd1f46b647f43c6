import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../../harness/cms'
import { asEditor, pageWithText } from '../as-editor'

const cms = cmsAt(inject('cms'))
const SLUG = 'page-to-search'

let editor: ReturnType<typeof asEditor>
let id: string
beforeAll(async () => {
  editor = asEditor(cms)
  const { Content, ...page } = pageWithText(
    SLUG,
    'Über Findable',
    'Zebras ate 100% of the under_growth, straße',
  )
  id = await editor.pages.create({
    ...page,
    Content: [
      ...Content,
      { __component: 'blocks.hero', title: 'Pay', button: { label: 'Quagga', url: '/contacts' } },
    ],
  })
  await editor.pages.publish(id)
})
afterAll(() => editor.pages.remove(id))

type List = { results: { slug: string }[]; pagination: { total: number } }

async function found(text: string, more = '') {
  const path = `/content-manager/collection-types/api::page.page?_q=${encodeURIComponent(text)}${more}`
  const { results, pagination } = (await editor.call('GET', path)) as unknown as List
  expect(pagination.total).toBe(results.length)
  return results.map(({ slug }) => slug)
}

describe('the list of pages', () => {
  it.each([
    'Zebras ate',
    'zebras ATE',
    '100% of',
    'under_growth',
    'quagga',
    'Findable',
    'über FIND',
    'STRAßE',
    SLUG,
  ])('is searched for “%s”, wherever it stands in a page', async (text) =>
    expect(await found(text)).toEqual([SLUG]),
  )

  it.each([
    'Zebras drank',
    '100_ of',
    'underXgrowth',
    'paragraph',
    'äber',
    'straüe',
    'blocks.hero',
    '\'"\\',
  ])('finds no page for “%s”', async (text) => expect(await found(text)).not.toContain(SLUG))

  it('is searched within the filters that are set', async () => {
    expect(await found('quagga', '&filters[$and][0][slug][$eq]=home')).toEqual([])
    expect(await found('quagga', `&filters[$and][0][slug][$eq]=${SLUG}`)).toEqual([SLUG])
  })
})
