import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { formNames } from '../../contract/index'
import { asEditor, pageSaying } from './as-editor'
import { closedByName } from './closed-addresses'
import { cmsAt } from './harness/cms'
import { ask, type Answer } from './harness/http'
import { twists } from './twists'

const cms = cmsAt(inject('cms'))

const MARK = `mark${Date.now()}`
/** The one form without a line of text to plant a word in. */
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

const leaksIn = ({ text, headers }: Answer) => {
  const whole = `${text} ${JSON.stringify(headers)}`
  return secrets.filter((secret) => whole.includes(secret))
}

let editor: Awaited<ReturnType<typeof asEditor>>
/** Every address that Strapi could give a type, whether it does or not. */
let closedPaths: string[]
/** What to undo afterwards. */
const planted: (() => Promise<unknown>)[] = []
let openPage: string

type Type = {
  uid: string
  apiID: string
  info: { pluralName: string; singularName: string }
}

beforeAll(async () => {
  editor = await asEditor(cms)
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

  const unpublished = await pages.create(pageSaying('never-published', MARK, MARK))
  const edited = await pages.create({
    ...pageSaying('published-and-edited', 'Published', 'Words'),
    related: { connect: [{ documentId: unpublished }] },
  })
  await pages.publish(edited)
  await pages.save(edited, pageSaying('published-and-edited', MARK, MARK))
  const withdrawn = await pages.create(pageSaying('withdrawn', MARK, MARK))
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
  planted.push(
    () => pages.remove(unpublished),
    () => pages.remove(edited),
    () => pages.remove(withdrawn),
    () => footer.discard(),
    () => call('DELETE', `/admin/users/${String((user['data'] as { id: number }).id)}`),
  )

  const { data: types } = (await call('GET', '/content-manager/content-types')) as unknown as {
    data: Type[]
  }
  const words = types.flatMap(({ uid, apiID, info: { pluralName, singularName } }) => {
    const plugin = /^plugin::([^.]+)/.exec(uid)?.[1] ?? 'intake'
    return [pluralName, singularName, apiID].flatMap((word) => [word, `${plugin}/${word}`])
  })
  const ofTypes = [...new Set(words)]
    .map((word) => `/api/${word}`)
    .filter((path) => !publicPaths.includes(path))
  const ofPanel = types.flatMap(({ uid }) => [
    `/content-manager/collection-types/${uid}`,
    `/content-manager/collection-types/${uid}/${unpublished}`,
    `/content-manager/relations/${uid}/related`,
  ])
  closedPaths = [...ofTypes, ...ofTypes.map((path) => `${path}/1`), ...ofPanel, ...closedByName]
})

afterAll(async () => {
  for (const undo of planted) await undo()
})

/** Asks for many things at a time, and gathers what came back that should not have. */
async function crawl(
  addresses: string[],
  headers: Record<string, string>,
  isWrong: (answer: Answer) => unknown,
) {
  const wrong: string[] = []
  const queue = [...addresses]
  const work = async () => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      const answer = await cms.get(address, headers)
      const leaks = leaksIn(answer)
      if (leaks.length > 0) wrong.push(`${address}: ${answer.status} with ${leaks.join(', ')}`)
      else if (answer.status >= 500 || isWrong(answer))
        wrong.push(`${address}: ${answer.status} ${answer.text.slice(0, 80)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return wrong
}

it('the marks are where staff can read them', async () => {
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
  const isOpen = ({ status }: Answer) => status < 400

  it('no question to a public address brings anything but published content', async () => {
    const paths = [...publicPaths, `/api/pages/${openPage}`, '/api/pages/1', '/api/pages/2']
    const addresses = paths.flatMap((path) => twists(MARK).map((twist) => `${path}?${twist}`))
    const wrong = await crawl(addresses, headers, (answer) => !isThePublicToken && isOpen(answer))
    expect(wrong).toEqual([])
  })

  it('no other address opens', async () => {
    const few = [
      '',
      '?populate=*',
      '?status=draft&populate=deep',
      `?filters[email][$contains]=${MARK}`,
    ]
    const addresses = closedPaths.flatMap((path) => few.map((query) => path + query))
    const isWrong = (answer: Answer) => isOpen(answer) && answer.json !== undefined
    expect(await crawl(addresses, headers, isWrong)).toEqual([])
  })

  it('nothing is written or removed', async () => {
    const bodies = [JSON.stringify({ data: { title: MARK, slug: MARK } })]
    const json = { ...headers, 'Content-Type': 'application/json' }
    for (const path of [...publicPaths, `/api/pages/${openPage}`])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const chunks = method === 'DELETE' ? [] : bodies
        const answer = await ask(cms.url + path, { method, headers: json, chunks })
        expect(answer.status, `${method} ${path}`).toBeOneOf([401, 403, 404, 405])
      }
  })

  it('no header changes what is read', async () => {
    const plain = await cms.get('/api/pages?populate=*', headers)
    for (const [header, value] of [
      ['strapi-response-format', 'v4'],
      ['strapi-encode-source-maps', 'true'],
      ['X-HTTP-Method-Override', 'DELETE'],
      ['X-Forwarded-For', '127.0.0.1'],
      ['Cookie', 'jwtToken=junk'],
    ] as const) {
      const answer = await cms.get('/api/pages?populate=*', { ...headers, [header]: value })
      expect(answer.text, header).toBe(plain.text)
    }
  })
})

describe('what is hidden can not be guessed at either', () => {
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
