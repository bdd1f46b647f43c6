import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { asEditor } from './as-editor'

const cms = cmsAt(inject('cms'))

let editor: ReturnType<typeof asEditor>
let id: string
beforeAll(async () => {
  editor = asEditor(cms)
})
afterAll(() => editor.pages.remove(id))

const read = async (path: string) => {
  const headers = await cms.adminLogin('Marketing editor')
  return (await fetch(`${cms.url}/attention/${path}`, { headers })).text()
}
const findings = async () => {
  const { found } = JSON.parse(await read('findings')) as {
    found: { documentId: string; kind: string; message: string }[]
  }
  return found.flatMap(({ documentId, kind, message }) =>
    documentId === id ? [`${kind} ${message}`] : [],
  )
}

const text = (url: string) => ({
  __component: 'blocks.text',
  title: 'Read',
  body: [
    {
      type: 'paragraph',
      children: [{ type: 'link', url, children: [{ type: 'text', text: 'more' }] }],
    },
  ],
})
const cards = (url: string) => ({
  __component: 'blocks.cards',
  title: 'Choose',
  cards: [{ title: 'One', text: 'A card', link: { label: 'Go', url } }],
})
const seo = { title: 'To look at', description: 'A page that needs attention.' }

it('nothing in the first content of a site is wrong, empty or missing', async () => {
  type Found = { kind: string; title: string; message: string }
  const { found } = JSON.parse(await read('findings')) as { found: Found[] }
  const told = found.map(({ kind, title, message }) => `${kind} ${title}: ${message}`)
  expect(told.join('\n')).toBe('')
})

it('a page of the menu that is published again is told by nobody as unpublished', async () => {
  const [careers] = await cms.select(`select document_id from pages where slug = 'careers'`)
  await editor.pages.publish(String(careers?.['document_id']))
  expect(await read('findings')).not.toContain('leads to a page that is not published')
})

it('a published page is told with its dead links, until it is mended', async () => {
  id = await editor.pages.create({
    slug: 'needs-attention',
    title: '=To look at',
    seo,
    Content: [
      cards('/nowhere'),
      text('/nowhere-either'),
      { __component: 'blocks.faq', title: 'Why' },
    ],
  })
  expect(await findings()).toEqual([])
  await editor.pages.publish(id)
  expect(await findings()).toEqual([
    'link Sections › Choose › Cards › 1 › Link › Address leads to /nowhere, where nothing is.',
    'link Sections › Read › Text leads to /nowhere-either, where nothing is.',
    'value Sections › Why: visitors see nothing of this section until it has questions.',
    'unlinked No way leads to it from the home page, the menu or the footer.',
  ])
  // A title must not run as a formula in a spreadsheet.
  expect(await read('export')).toContain(
    `"Links that lead nowhere","'=To look at","Sections › Read › Text leads to /nowhere-either, where nothing is."`,
  )

  await editor.pages.save(id, { Content: [cards('/news'), text('/needs-attention')] })
  await editor.pages.publish(id)
  expect(await findings()).toEqual([
    'unlinked No way leads to it from the home page, the menu or the footer.',
  ])
})

it('a redirect to a page that was taken off the site is told', async () => {
  const page = await editor.pages.create({ slug: 'soon-gone', title: 'Soon gone' })
  await editor.pages.publish(page)
  const redirect = await editor.redirects.create({ from: '/before-gone', to: '/soon-gone' })
  const told = async () =>
    (await read('findings')).includes('It leads to /soon-gone, where nothing')
  expect(await told()).toBe(false)
  await editor.pages.unpublish(page)
  expect(await told()).toBe(true)
  await editor.redirects.remove(redirect)
  await editor.pages.remove(page)
})

it('the links of a draft are checked while they are typed', async () => {
  const headers = {
    ...(await cms.adminLogin('Marketing editor')),
    'Content-Type': 'application/json',
  }
  const ask = (body: unknown) =>
    fetch(`${cms.url}/addresses/dead-links`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
  const draft = await editor.pages.create({ slug: 'only-a-draft', title: 'Only a draft' })
  try {
    const urls = [
      '/News/',
      '#top',
      'https://example.com/x',
      '/nowhere',
      '/only-a-draft',
      '__proto__',
    ]
    const answer = await ask({ urls })
    expect(await answer.json()).toEqual({
      dead: [
        ['/nowhere', 'leads to /nowhere, where nothing is.'],
        [
          '/only-a-draft',
          'leads to what is not published: /only-a-draft is the page Only a draft, as a draft.',
        ],
        ['__proto__', 'leads to __proto__, where nothing is.'],
      ],
      lost: [],
    })
    // Published, the draft's own address would be there.
    const own = await ask({ urls: ['/only-a-draft'], documentId: draft })
    expect(await own.json()).toEqual({ dead: [], lost: [] })
  } finally {
    await editor.pages.remove(draft)
  }
  for (const urls of [undefined, '/news', [1], ['/x'.padEnd(2001)], Array(201).fill('/news')])
    expect((await ask({ urls })).status).toBe(400)
})

it('a link to a section is followed to the section, and told before the section is gone', async () => {
  const headers = {
    ...(await cms.adminLogin('Marketing editor')),
    'Content-Type': 'application/json',
  }
  const ask = async (body: unknown) => {
    const answer = await fetch(`${cms.url}/addresses/dead-links`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return [answer.status, await answer.json()]
  }
  const prices = { __component: 'blocks.text', anchor: 'prices', title: 'Prices' }
  const target = await editor.pages.create({
    slug: 'has-prices',
    title: 'Has prices',
    Content: [
      { ...prices, body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Free' }] }] },
    ],
  })
  const linking = await editor.pages.create({
    slug: 'links-to-prices',
    title: 'Links to prices',
    Content: [text('/has-prices#prices')],
  })
  try {
    await editor.pages.publish(target)
    await editor.pages.publish(linking)
    const urls = ['/has-prices', '/has-prices#prices', '/has-prices#costs', '/careers/designer#x']
    const reason = 'leads to /has-prices#costs, but that page has no section of this name.'
    expect(await ask({ urls })).toEqual([200, { dead: [['/has-prices#costs', reason]], lost: [] }])

    const kept = { urls: [], documentId: target, sections: ['prices'] }
    expect(await ask(kept)).toEqual([200, { dead: [], lost: [] }])
    expect(await ask({ ...kept, sections: ['costs'] })).toEqual([
      200,
      {
        dead: [],
        lost: [
          'No section has the anchor “prices” now, and links on these pages lead to it: Links to prices.',
        ],
      },
    ])
    expect((await ask({ ...kept, sections: 'prices' }))[0]).toBe(400)
  } finally {
    await editor.pages.remove(linking)
    await editor.pages.remove(target)
  }
})

type Attention = {
  found: { key: string; documentId: string; kind: string; message: string }[]
  meant: { key: string; documentId: string; kind: string; by: string; at: string }[]
}

it('a finding that is meant leaves the list, with who said so, until it is taken back or changes', async () => {
  const as = async (role: Parameters<typeof cms.adminLogin>[0]) => {
    const headers = { ...(await cms.adminLogin(role)), 'Content-Type': 'application/json' }
    return async (method: string, path: string, body?: object) => {
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const response = await fetch(`${cms.url}/attention/${path}`, init)
      return { status: response.status, json: (await response.json()) as Attention }
    }
  }
  const call = await as('Marketing editor')
  const leadingTo = (url: string) => ({
    slug: 'meant-so',
    title: 'Meant so',
    seo,
    Content: [text(url)],
  })
  const page = await editor.pages.create(leadingTo('/meant'))
  try {
    await editor.pages.publish(page)
    const of = <One extends { documentId: string; kind: string }>(all: One[]) =>
      all.filter(({ documentId, kind }) => documentId === page && kind === 'link')
    const before = await call('GET', 'findings')
    const [finding] = of(before.json.found)
    const told = (url: string) => `Sections › Read › Text leads to ${url}, where nothing is.`
    expect(finding?.message).toBe(told('/meant'))
    const key = String(finding?.key)

    const started = Date.now()
    const marked = await call('POST', 'meant', { key })
    expect(marked.status).toBe(200)
    expect(of(marked.json.found)).toEqual([])
    expect(marked.json.found).toHaveLength(before.json.found.length - 1)
    // Somebody else says so, too: the first stays.
    expect((await (await as('Chief editor'))('POST', 'meant', { key })).status).toBe(200)
    const [meant] = of((await call('GET', 'findings')).json.meant)
    expect(meant?.by).toBe('Marketing Editor')
    expect(Date.parse(String(meant?.at))).toBeGreaterThanOrEqual(started - 1000)
    expect(await read('export')).toContain(
      `"Links that lead nowhere","Meant so","${told('/meant')}","Marketing Editor","${meant?.at}"`,
    )

    await editor.pages.save(page, leadingTo('/meant-too'))
    await editor.pages.publish(page)
    const changed = await call('GET', 'findings')
    expect(of(changed.json.found).map(({ message }) => message)).toEqual([told('/meant-too')])
    expect(of(changed.json.meant)).toEqual([])
    await editor.pages.save(page, leadingTo('/meant'))
    await editor.pages.publish(page)
    expect(of((await call('GET', 'findings')).json.meant)).toHaveLength(1)

    const back = await call('DELETE', `meant/${key}`)
    expect([back.status, of(back.json.meant)]).toEqual([200, []])
    expect(of(back.json.found).map(({ message }) => message)).toEqual([told('/meant')])
    expect(await read('export')).toContain(`"Meant so","${told('/meant')}","",""`)

    for (const body of [{}, { key: 'x' }, { key: [key] }])
      expect((await call('POST', 'meant', body)).status).toBe(404)
    for (const role of ['Intake reviewer', 'Privacy officer'] as const)
      expect((await (await as(role))('POST', 'meant', { key })).status).toBe(403)
    const nobody = await fetch(`${cms.url}/attention/meant`, { method: 'POST' })
    expect(nobody.status).toBe(401)
  } finally {
    await editor.pages.remove(page)
  }
})
