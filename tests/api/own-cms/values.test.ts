import { expect, it } from 'vitest'
import { change } from '../../harness/database'
import { jpegOf } from '../../harness/photo'
import { secondCms } from '../harness/second-cms'

type Fields = Record<string, unknown>

const SETTINGS = '/content-manager/single-types/api::site-setting.site-setting'
const PAGES = '/content-manager/collection-types/api::page.page'

const { cms } = await secondCms()

const send = (method: string, path: string, body?: Fields) =>
  cms.sendAs('Marketing editor', method, path, body)
const errorIn = ({ json }: { json: unknown }) =>
  (json as { error: { message: string; details: { errors: { path: string[] }[] } } }).error
const settings = async () =>
  ((await send('GET', SETTINGS)).json as { data: Fields }).data['contactEmail']

it('a wrong value that an earlier version stored is served, and can be corrected', async () => {
  await change(cms, 'update site_settings set contact_email = ?', ['not-an-email'])
  expect(await settings()).toBe('not-an-email')
  const served = await cms.get('/api/site-setting', {
    Authorization: `Bearer ${cms.contentToken}`,
  })
  expect(served.status).toBe(200)
  expect((await send('PUT', SETTINGS, { contactEmail: 'name@example.com' })).status).toBe(200)
  expect(await settings()).toBe('name@example.com')
})

it('a wrong email address in the site settings is refused at its field', async () => {
  const before = await settings()
  const refused = await send('PUT', SETTINGS, { contactEmail: 'not-an-email' })
  expect(refused.status).toBe(400)
  const { message, details } = errorIn(refused)
  expect(message).toBe(
    'Contact email address: “not-an-email” is wrong. Enter an email address, such as name@example.com.',
  )
  expect(details.errors[0]?.path).toEqual(['contactEmail'])
  expect(await settings()).toBe(before)
})

it('a link that leads nowhere is refused at its field, wherever it stands', async () => {
  const button = { label: 'Go', url: 'mailto:nobody' }
  const refused = await send('POST', PAGES, {
    title: 'Wrong link',
    slug: 'wrong-link',
    Content: [{ __component: 'blocks.hero', title: 'Pay', button }],
  })
  expect(refused.status).toBe(400)
  const { message, details } = errorIn(refused)
  expect(message).toContain('Sections › Pay › Button › Address: “mailto:nobody” is wrong.')
  expect(details.errors[0]?.path).toEqual(['Content', '0', 'button', 'url'])
})

it('a draft with more sections, or more items in a section, than a page needs is refused', async () => {
  const text = { __component: 'blocks.text', body: [] }
  const question = { question: 'Why?', answer: [] }
  const lists: [string, object[]][] = [
    ['Sections: 61 are too many.', Array.from({ length: 61 }, () => text)],
    [
      'Questions: 61 are too many.',
      [{ __component: 'blocks.faq', questions: Array.from({ length: 61 }, () => question) }],
    ],
  ]
  for (const [complaint, Content] of lists) {
    const refused = await send('POST', PAGES, { title: 'Long', slug: 'long', Content })
    expect(refused.status, refused.text).toBe(400)
    expect(errorIn(refused).message).toContain(
      `${complaint} Up to 60 fit: delete some, or move them to another page.`,
    )
    expect(errorIn(refused).details.errors[0]?.path[0]).toBe('Content')
  }
})

it('the links to the stores exist once: the footer has those of the settings', async () => {
  const FOOTER = '/content-manager/single-types/api::footer.footer'
  const linksOf = (fields: Fields) => [fields['appStoreUrl'], fields['googlePlayUrl']]
  const published = async () => {
    const { json } = await cms.get('/api/footer?populate=*', {
      Authorization: `Bearer ${cms.contentToken}`,
    })
    return linksOf((json as { data: Fields }).data)
  }
  const draft = async () => linksOf(((await send('GET', FOOTER)).json as { data: Fields }).data)
  const links = {
    appStoreUrl: 'https://apps.example.com/wallet',
    googlePlayUrl: 'https://play.example.com/wallet',
  }
  expect(await published()).not.toEqual(linksOf(links))
  expect((await send('PUT', SETTINGS, links)).status).toBe(200)
  expect(await published()).toEqual(linksOf(links))
  expect(await draft()).toEqual(linksOf(links))

  const own = { appStoreUrl: 'https://elsewhere.example', quickLinksTitle: 'More' }
  expect((await send('PUT', FOOTER, own)).status).toBe(200)
  expect(await draft()).toEqual(linksOf(links))
  expect((await send('POST', `${FOOTER}/actions/publish`, own)).status).toBe(200)
  expect(await published()).toEqual(linksOf(links))
})

const HERO = { __component: 'blocks.hero', layout: 'two-column', showStoreBadges: false }

async function createPage(slug: string, hero: Fields) {
  const page = { title: slug, slug, Content: [{ ...HERO, ...hero }] }
  const { json } = await send('POST', PAGES, page)
  return `${PAGES}/${String((json as { data: Fields }).data['documentId'])}`
}

it('an empty text that the site needs is refused when the page is published', async () => {
  const page = await createPage('blank', { title: ' ' })
  const refused = await send('POST', `${page}/actions/publish`, {})
  expect(refused.status).toBe(400)
  const { message, details } = errorIn(refused)
  expect(message).toMatch(/Heading: this is empty\.$/)
  expect(details.errors[0]?.path).toEqual(['Content', '0', 'title'])
})

it('a photo is published with a description only, unless it is on the page already', async () => {
  const form = new FormData()
  const file = await jpegOf({ width: 40, height: 30, channels: 3, background: '#c33' })
  form.append('files', file, 'market.jpg')
  const headers = await cms.adminLogin()
  const answer = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
  const [photo] = (await answer.json()) as { id: number }[]
  const describeAs = async (alternativeText: string) => {
    const body = new FormData()
    body.set('fileInfo', JSON.stringify({ alternativeText }))
    const described = await fetch(`${cms.url}/upload?id=${photo?.id}`, {
      method: 'POST',
      headers,
      body,
    })
    expect(described.status).toBe(200)
  }
  const page = await createPage('undescribed', { title: 'Photo', image: photo?.id })
  const publish = () => send('POST', `${page}/actions/publish`, {})

  const refused = await publish()
  expect(refused.status).toBe(400)
  expect(errorIn(refused).message).toContain('describe market.jpg for those who cannot see it')
  await describeAs('A market')
  expect((await publish()).status).toBe(200)
  await describeAs('')
  expect((await publish()).status).toBe(200)
})
