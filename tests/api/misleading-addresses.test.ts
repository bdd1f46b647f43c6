import { beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'

const cms = cmsAt(inject('cms'))

let headers: Record<string, string>
beforeAll(async () => {
  headers = { ...(await cms.adminLogin('Marketing editor')), 'Content-Type': 'application/json' }
})

const send = (method: string, path: string, body?: unknown) => cms.send(method, path, headers, body)

const REDIRECTS = '/content-manager/collection-types/api::redirect.redirect'
const PAGES = '/content-manager/collection-types/api::page.page'

const misleading = ['/\t/host.example', '/\\host.example', '//host.example', '/news\u0001']

describe('a URL that hides another site is refused', () => {
  it.each(misleading)('in a redirect: %j', async (to) => {
    const response = await send('POST', REDIRECTS, { from: `/to-${to.length}`, to })
    expect(response.status, response.text).toBe(400)
  })

  it.each(misleading)('in a link on a page that an editor publishes: %j', async (url) => {
    const hero = {
      __component: 'blocks.hero',
      title: 'Away',
      imagePosition: 'left',
      layout: 'two-column',
      showStoreBadges: false,
      button: { label: 'Go', url },
    }
    const page = { title: 'Away', slug: 'away', Content: [hero] }
    const response = await send('POST', `${PAGES}/actions/publish`, page)
    expect(response.status, response.text).toBe(400)
    expect(response.text).toContain('url must match')
  })

  it.each(['/\t/host.example', '/\\host.example', 'https://a.example/\u0001'])(
    'in the menu: %j',
    async (url) => {
      const { version, items } = (await send('GET', '/menu/tree')).json as {
        version: string
        items: object[]
      }
      const item = { documentId: null, level: 1, title: 'Away', page: null, address: url }
      for (const kind of ['link', 'heading']) {
        const body = { version, items: [...items, { ...item, kind }] }
        const response = await send('PUT', '/menu/tree', body)
        expect(response.status).toBe(400)
        expect(response.text).toContain('needs a full web address')
      }
    },
  )
})

describe('a redirect to itself', () => {
  const message = 'This redirect leads to itself. Enter another address in \\"to\\".'

  it.each(['/loop', '/loop/', '/LOOP', '#top', '/loop?a=b', 'http://127.0.0.1:3000/loop'])(
    'is refused when it is created: /loop to %s',
    async (to) => {
      const response = await send('POST', REDIRECTS, { from: '/loop', to })
      expect(response).toMatchObject({ status: 400, json: { error: { status: 400 } } })
      expect(response.text).toContain(message)
    },
  )

  it('is refused when one of its paths is changed', async () => {
    const made = await send('POST', REDIRECTS, { from: '/there', to: '/news' })
    expect(made.status, made.text).toBe(201)
    const { documentId } = (made.json as { data: { documentId: string } }).data
    const path = `${REDIRECTS}/${documentId}`
    for (const change of [{ to: '/there' }, { from: '/news' }]) {
      const response = await send('PUT', path, change)
      expect(response.status).toBe(400)
      expect(response.text).toContain(message)
    }
    expect((await send('PUT', path, { to: '/banks' })).status).toBe(200)
    await send('DELETE', path)
  })
})
