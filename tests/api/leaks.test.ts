import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { formNames } from '../../contract/index'
import { asEditor, pageWithText } from './as-editor'
import { closedByName } from './closed-addresses'
import { cmsAt } from '../harness/cms'
import { sendRequest, type HttpResponse } from '../harness/http'
import { hostileQueries } from './hostile-queries'

const cms = cmsAt(inject('cms'))

const MARK = `mark${Date.now()}`
/** The marker in the consent log, whose form has no text field. */
const MARKED_TIME = '2031-03-03T03:03:03.333Z'

const credentials: [string, Record<string, string>][] = [
  ['the public token', { Authorization: `Bearer ${cms.contentToken}` }],
  ['no token', {}],
  ['a junk token', { Authorization: 'Bearer junk' }],
]

const publicPaths = [
  '/api/pages',
  '/api/jobs',
  '/api/redirects',
  '/api/footer',
  '/api/site-setting',
  '/api/navigation/render/navigation',
  '/api/revision',
]

const accounts = JSON.parse(readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')) as {
  email: string
}[]

const secrets = [
  MARK,
  MARKED_TIME,
  ...accounts.map(({ email }) => email),
  '$2a$',
  '$2b$',
  'resetPasswordToken',
  'accessKey',
  'provider_metadata',
  'folderPath',
  'createdBy',
  'updatedBy',
]

const leaksIn = ({ text, headers }: HttpResponse) => {
  const whole = `${text} ${JSON.stringify(headers)}`
  return secrets.filter((secret) => whole.includes(secret))
}

let editor: ReturnType<typeof asEditor>
/** Every path that Strapi could serve a type at. */
let closedPaths: string[]
/** They run after the tests. */
const cleanups: (() => Promise<unknown>)[] = []
let openPage: string

type Type = {
  uid: string
  apiID: string
  info: { pluralName: string; singularName: string }
}

beforeAll(async () => {
  editor = asEditor(cms)
  const { pages, footer, call } = editor

  for (const form of formNames) {
    const body = Object.fromEntries(
      Object.entries(expectations[form].sample).map(([field, value]) => {
        if (field === 'timestamp') return [field, MARKED_TIME]
        if (field === 'email') return [field, `${MARK}.${form}@example.com`]
        return [field, ['firstName', 'storeName', 'publicName'].includes(field) ? MARK : value]
      }),
    )
    expect((await cms.post(form, body)).status, form).toBe(201)
  }

  const unpublished = await pages.create(pageWithText('never-published', MARK, MARK))
  const edited = await pages.create({
    ...pageWithText('published-and-edited', 'Published', 'Words'),
    related: { connect: [{ documentId: unpublished }] },
  })
  await pages.publish(edited)
  await pages.save(edited, pageWithText('published-and-edited', MARK, MARK))
  const withdrawn = await pages.create(pageWithText('withdrawn', MARK, MARK))
  await pages.publish(withdrawn)
  await pages.unpublish(withdrawn)
  await footer.save({ trademark: MARK })
  openPage = edited

  const user = await call('POST', '/admin/users', {
    firstname: MARK,
    lastname: MARK,
    email: `${MARK}@staff.example`,
    roles: [1],
  })
  cleanups.push(
    () => pages.remove(unpublished),
    () => pages.remove(edited),
    () => pages.remove(withdrawn),
    () => footer.discard(),
    () => call('DELETE', `/admin/users/${String((user['data'] as { id: number }).id)}`),
  )

  const { data: types } = (await call('GET', '/content-manager/content-types')) as unknown as {
    data: Type[]
  }
  const names = types.flatMap(({ uid, apiID, info: { pluralName, singularName } }) => {
    const plugin = /^plugin::([^.]+)/.exec(uid)?.[1] ?? 'intake'
    return [pluralName, singularName, apiID].flatMap((name) => [name, `${plugin}/${name}`])
  })
  const ofTypes = [...new Set(names)]
    .map((name) => `/api/${name}`)
    .filter((path) => !publicPaths.includes(path))
  const ofPanel = types.flatMap(({ uid }) => [
    `/content-manager/collection-types/${uid}`,
    `/content-manager/collection-types/${uid}/${unpublished}`,
    `/content-manager/relations/${uid}/related`,
  ])
  closedPaths = [...ofTypes, ...ofTypes.map((path) => `${path}/1`), ...ofPanel, ...closedByName]
})

afterAll(async () => {
  for (const undo of cleanups) await undo()
})

/** Sends many requests at a time and collects whatever the responses leaked. */
async function crawl(
  urls: string[],
  headers: Record<string, string>,
  isWrong: (response: HttpResponse) => unknown,
) {
  const wrong: string[] = []
  const queue = [...urls]
  const work = async () => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      const response = await cms.get(url, headers)
      const leaks = leaksIn(response)
      if (leaks.length > 0) wrong.push(`${url}: ${response.status} with ${leaks.join(', ')}`)
      else if (response.status >= 500 || isWrong(response))
        wrong.push(`${url}: ${response.status} ${response.text.slice(0, 80)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return wrong
}

it('the planted markers can be read by staff', async () => {
  const read = async (path: string) =>
    JSON.stringify(await editor.call('GET', `${path}?pageSize=100`))
  for (const form of formNames.filter((name) => name !== 'log-consent'))
    expect(
      JSON.stringify(await editor.call('GET', `/inbox/submissions?forms=${form}`)),
      form,
    ).toContain(MARK)
  expect(await read('/content-manager/collection-types/api::page.page')).toContain(MARK)
  expect(await read('/content-manager/single-types/api::footer.footer')).toContain(MARK)
  expect(await read('/admin/users')).toContain(MARK)
})

describe.each(credentials)('with %s', (name, headers) => {
  const isThePublicToken = name === 'the public token'
  /** Who has no token is refused before a query is read, so that every tenth shows it. */
  const tried = <Each>(all: Each[]) =>
    isThePublicToken ? all : all.filter((_each, index) => index % 10 === 0)
  const isOpen = ({ status }: HttpResponse) => status < 400

  it('no query to a public path returns anything but published content', async () => {
    const paths = [...publicPaths, `/api/pages/${openPage}`, '/api/pages/1', '/api/pages/2']
    const urls = paths.flatMap((path) =>
      tried(hostileQueries(MARK)).map((query) => `${path}?${query}`),
    )
    const wrong = await crawl(urls, headers, (response) => !isThePublicToken && isOpen(response))
    expect(wrong).toEqual([])
  })

  it('no other path can be read', async () => {
    const queries = [
      '',
      '?populate=*',
      '?status=draft&populate=deep',
      `?filters[email][$contains]=${MARK}`,
    ]
    const urls = closedPaths.flatMap((path) => tried(queries).map((query) => path + query))
    const isWrong = (response: HttpResponse) => isOpen(response) && response.json !== undefined
    expect(await crawl(urls, headers, isWrong)).toEqual([])
  })

  it('nothing can be written or deleted', async () => {
    const bodies = [JSON.stringify({ data: { title: MARK, slug: MARK } })]
    const json = { ...headers, 'Content-Type': 'application/json' }
    for (const path of [...publicPaths, `/api/pages/${openPage}`])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const chunks = method === 'DELETE' ? [] : bodies
        const response = await sendRequest(cms.url + path, { method, headers: json, chunks })
        expect(response.status, `${method} ${path}`).toBeOneOf([401, 403, 404, 405])
      }
  })

  it('no header changes what can be read', async () => {
    const plain = await cms.get('/api/pages?populate=*', headers)
    for (const [header, value] of [
      ['strapi-response-format', 'v4'],
      ['strapi-encode-source-maps', 'true'],
      ['X-HTTP-Method-Override', 'DELETE'],
      ['X-Forwarded-For', '127.0.0.1'],
      ['Cookie', 'jwtToken=junk'],
    ] as const) {
      const response = await cms.get('/api/pages?populate=*', { ...headers, [header]: value })
      expect(response.text, header).toBe(plain.text)
    }
  })
})

describe('hidden content cannot be inferred from filters, sorting or search', () => {
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  const countFor = async (query: string) => {
    const { status, text } = await cms.get(`/api/pages?${query}`, token)
    return `${status} ${text}`
  }

  it.each([
    ['filters[createdBy][email][$contains]=', '@', 'zzz'],
    ['filters[createdBy][password][$startsWith]=', '$2', 'zzz'],
    ['filters[publishedAt][$null]=', 'true', 'false'],
    ['filters[related][title][$contains]=', MARK, 'zzz'],
    ['filters[$or][0][updatedBy][firstname]=', MARK, 'zzz'],
    ['sort=', 'createdBy.password:asc', 'createdBy.password:desc'],
    ['_q=', MARK, 'zzz'],
  ])('%s%s', async (query, hit, miss) => {
    expect(await countFor(query + encodeURIComponent(hit))).toBe(
      await countFor(query + encodeURIComponent(miss)),
    )
  })
})
