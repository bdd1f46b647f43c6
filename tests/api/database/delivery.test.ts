import { brand } from '../../../contract/brand'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { entryVersion } from '../../../contract/index'
import { siteServerToken } from '../../../runtime/index'
import { asEditor, pageWithText } from '../as-editor'
import { asSite, bySlug, type Entry } from '../as-site'
import { cmsAt, secretOf } from '../../harness/cms'

const cms = cmsAt(inject('cms'))
const { get, read, data } = asSite(cms)

type MenuItem = Entry & {
  type: string
  related: Entry | null
  parent: { id: number } | null
  items?: MenuItem[]
}

const menu = async (query = '') =>
  (await read(`navigation/render/navigation${query}`)) as MenuItem[]

let editor: ReturnType<typeof asEditor>
beforeAll(async () => {
  editor = asEditor(cms)
})

describe('a page', () => {
  it('is complete with each documented query', async () => {
    const [page] = await data(bySlug('about-us'))
    const blocks = page?.['Content'] as { __component: string; members?: { image: object }[] }[]
    const team = blocks.find((block) => block.__component === 'blocks.team')
    expect(team?.members?.[0]?.image).toMatchObject({
      url: expect.stringMatching(/^\/uploads\//),
      width: 400,
    })
    const filter = 'filters[slug][$eq]=about-us'
    for (const path of [
      `pages?${filter}&populate=*`,
      `pages?${filter}&populate=Content`,
      `pages?${filter}&populate[Content][populate]=*`,
      `pages?populate[0]=Content&populate[1]=seo&${filter}`,
      `pages?${filter}&populate%5BContent%5D%5Bon%5D%5Bblocks.hero%5D%5Bpopulate%5D=*`,
      'pages?filters[title][$eq]=About%20Us&populate=deep',
      'pages?filters[title]=About%20Us&populate=deep',
    ])
      expect(await data(path), path).toEqual([page])
    for (const id of [page?.documentId, page?.id])
      expect(await data(`pages/${id}?populate=Content`)).toEqual(page)
  })

  it('is listed with the others, with or without pagination', async () => {
    const { data: pages, meta } = (await read('pages?populate=*')) as {
      data: Entry[]
      meta: { pagination: { total: number } }
    }
    expect(pages.length).toBeGreaterThan(20)
    expect(meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total: pages.length })
    expect(pages.every((page) => Array.isArray(page['Content']))).toBe(true)
    const second = await data('pages?pagination[start]=1&pagination[limit]=1&sort=slug')
    expect(second.map(({ slug }) => slug)).toEqual([pages.map(({ slug }) => slug).toSorted()[1]])
  })

  it('is an empty list by slug and 404 by id if it does not exist', async () => {
    expect(await data('pages?filters[slug][$eq]=no-such-page')).toEqual([])
    for (const id of ['999999999', '2147483648', 'nosuchdocument', '%00', 'a%27b'])
      expect((await get(`pages/${id}`)).status, id).toBe(404)
  })

  it('is refused with 400 for an invalid query', async () => {
    for (const query of [
      'filters[Content][$eq]=a',
      'filters[slug][$like]=a',
      'filters[slug]=%00',
      'filters[id]=x',
    ])
      expect((await get(`pages?${query}`)).status, query).toBe(400)
  })
})

describe.each(['pages', 'jobs', 'redirects'])('an entry of %s', (collection) => {
  it('is found by its id and its document id, shallow and deep', async () => {
    for (const query of ['', '?populate=Content', '?populate=deep']) {
      const entries = await data(collection + query)
      expect(entries.length).toBeGreaterThan(0)
      for (const entry of entries)
        for (const id of [entry.id, entry.documentId])
          expect(await data(`${collection}/${id}${query}`), `${id}${query}`).toEqual(entry)
    }
  })

  it('is found by its title', async () => {
    const [entry] = await data(collection)
    const field = collection === 'redirects' ? 'from' : 'title'
    const value = encodeURIComponent(String(entry?.[field]))
    expect(await data(`${collection}?filters[${field}][$eq]=${value}`)).toEqual([entry])
  })
})

it('the footer and the settings are complete', async () => {
  const { data: footer } = (await read('footer?populate=*')) as {
    data: { partners: { name: string; image: object; altText: string }[] }
  }
  expect(footer.partners).toHaveLength(4)
  for (const { name, image, altText } of footer.partners) {
    expect(name).not.toBe('')
    expect(image).toHaveProperty('url')
    expect(altText).toMatch(/\w/)
  }
  const { data: settings } = (await read('site-setting?populate=*')) as {
    data: { productName: string }
  }
  expect(settings.productName).toBe(brand.name)
})

describe('the menu', () => {
  const deep =
    '?populate[items][populate][related]=*&populate[items][populate][parent]=*&populate[items][populate][audience]=*' +
    '&populate[items][populate][items][populate][items][populate][items][populate]=*'

  it('is a flat list whose items name their parent, whatever else the query contains', async () => {
    const items = await menu()
    const banks = items.find((item) => item.related?.slug === 'banks')
    expect(banks).toMatchObject({
      type: 'INTERNAL',
      title: `${brand.name} & Banks`,
      parent: { id: expect.any(Number) },
    })
    expect(Object.keys(banks?.related ?? {})).toEqual(['documentId', 'slug', 'title'])
    const keys = `id documentId title type path externalPath uiRouterKey menuAttached order audience
      icon reason parent related`
    expect(Object.keys(banks ?? {}).toSorted()).toEqual(keys.split(/\s+/).toSorted())
    expect(items.some((item) => 'items' in item)).toBe(false)
    expect(await menu(deep)).toEqual(items)
  })

  it('is a tree for type=TREE', async () => {
    const tree = await menu('?type=TREE&populate=*')
    const projects = tree.find(({ title }) => title === 'Projects')
    expect(projects?.items?.[0]?.items?.map((item) => item.related?.slug)).toEqual([
      'banks',
      'software-partners',
    ])
  })

  it('is 404 by another name and 400 for another layout', async () => {
    expect((await get('navigation/render/nope')).status).toBe(404)
    for (const type of ['RFR', 'tree', ''])
      expect((await get(`navigation/render/navigation?type=${type}`)).status).toBe(400)
    expect((await get('navigation/render/navigation?type[]=TREE')).status).toBe(400)
    for (const path of ['navigation', 'navigation/', 'navigation/render/navigation/projects'])
      expect((await get(path)).status, path).toBe(404)
  })

  it('omits an item while its page is unpublished', async () => {
    const [banks] = await data(bySlug('banks'))
    const id = String(banks?.documentId)
    const slugs = async () => (await menu()).map((item) => item.related?.slug)
    await editor.pages.save(id, { title: 'Not yet' })
    await editor.pages.discard(id)
    await editor.pages.unpublish(id)
    try {
      expect(await slugs()).not.toContain('banks')
    } finally {
      await editor.pages.publish(id)
    }
    expect(await slugs()).toContain('banks')
  })
})

describe('without the site’s token', () => {
  it.each([{}, { Authorization: 'Bearer junk' }, { Authorization: `Basic ${cms.contentToken}` }])(
    'nothing can be read: %j',
    async (headers) => {
      for (const path of [
        'pages?populate=*',
        'footer',
        'jobs',
        'revision',
        'navigation/render/navigation',
      ]) {
        await get(path)
        expect(
          (await cms.get(`/api/${path}`, headers as Record<string, string>)).status,
          path,
        ).toBeOneOf([401, 403])
      }
    },
  )
})

describe('the versions of what is published', () => {
  type Versions = { epoch: string; entries: Record<string, [string, string][]>; files: string[] }
  const server = { Authorization: `Bearer ${siteServerToken(secretOf(cms))}` }
  const versions = async () =>
    ((await cms.get('/api/versions', server)).json as { data: Versions }).data

  it('are those that the entries have when they are read', async () => {
    const { entries } = await versions()
    expect(Object.keys(entries).toSorted()).toEqual(
      ['footer', 'jobs', 'languages', 'pages', 'redirects', 'site-setting'].toSorted(),
    )
    for (const collection of ['pages', 'jobs', 'redirects']) {
      const all = await data(`${collection}?populate=deep&pagination[pageSize]=200`)
      const expected = all.map((entry) => [entry.documentId, entryVersion(entry)])
      expect(entries[collection]).toEqual(expected)
    }
    expect(entries['footer']).toHaveLength(1)
    expect(entries['site-setting']).toHaveLength(1)
  })

  it('change with what is published, not with a draft', async () => {
    const id = await editor.pages.create(pageWithText('versioned', 'One', 'A text'))
    const version = async () =>
      (await versions()).entries['pages']?.find(([documentId]) => documentId === id)?.[1]
    expect(await version()).toBeUndefined()
    await editor.pages.publish(id)
    const first = await version()
    expect(first).toBeDefined()
    await editor.pages.save(id, pageWithText('versioned', 'Two', 'A text'))
    expect(await version()).toBe(first)
    await editor.pages.publish(id)
    expect(await version()).not.toBe(first)
    await editor.pages.remove(id)
    expect(await version()).toBeUndefined()
  })

  it('name each file by the address that entries have for it', async () => {
    const { files } = await versions()
    const [page] = await data(bySlug('about-us'))
    const shown = [...JSON.stringify(page).matchAll(/"url":"(\/uploads\/[^"]+)","mime"/g)]
    expect(shown.length).toBeGreaterThan(3)
    for (const [, url] of shown) expect(files).toContain(url)
  })

  it('are for the site’s server only, since they name files that no page shows', async () => {
    expect((await get('versions')).status).toBe(404)
    for (const headers of [{}, { Authorization: 'Bearer junk' }, await cms.adminLogin()])
      expect((await cms.get('/api/versions', headers)).status).toBeOneOf([401, 403])
  })
})
