// Its own cms: it is told where a machine that translates is.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startCms, type RunningCms } from '../../harness/start-cms'

type Asked = { q: string[]; source: string; target: string; format: string }
type Answer = { status?: number; body: (asked: Asked) => unknown }

/** Answers as LibreTranslate does. */
let answer: Answer
const marked: Answer = { body: ({ q }) => ({ translatedText: q.map((text) => `[de] ${text}`) }) }
const asked: Asked[] = []
const machine = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked
    asked.push(body)
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer.body(body)))
  })
})

const EDITOR = 'Marketing editor'
const PAGES = '/content-manager/collection-types/api::page.page'
const LANGUAGES = '/content-manager/collection-types/api::site-language.site-language'

let cms: RunningCms
beforeAll(async () => {
  await new Promise<void>((done) => machine.listen(0, '127.0.0.1', done))
  const { port } = machine.address() as AddressInfo
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: { TRANSLATION_URL: `http://127.0.0.1:${port}/translate` },
  })
  await cms.sendAs(EDITOR, 'POST', LANGUAGES, { title: 'Deutsch', code: 'de' })
})
afterAll(async () => {
  await cms.remove()
  machine.close()
})

let pages = 0
const text = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more })

/** Translates a page, and returns the draft, what it lost, and its newest version. */
async function translate(title = 'A page') {
  pages += 1
  const body = [
    {
      type: 'paragraph',
      children: [
        text('Read '),
        text('this', { bold: true }),
        { type: 'link', url: '/banks', children: [text('about banks')] },
      ],
    },
  ]
  const hero = {
    __component: 'blocks.hero',
    title: 'A hero',
    variant: 'pink',
    button: { label: 'Go', url: '/news' },
  }
  const page = {
    slug: `machine-${pages}`,
    title,
    Content: [hero, { __component: 'blocks.text', title: '2026', body }],
  }
  const made = await cms.sendAs(EDITOR, 'POST', PAGES, page)
  expect(made.status, made.text).toBe(201)
  const { documentId } = (made.json as { data: { documentId: string } }).data
  const path = `/languages/api::page.page/${documentId}/translations`
  const {
    json,
    status,
    text: answered,
  } = await cms.sendAs(EDITOR, 'POST', path, { language: 'de' })
  expect(status, answered).toBe(200)
  const begun = json as { documentId: string; lost: string[] }
  const draft = await cms.sendAs(EDITOR, 'GET', `${PAGES}/${begun.documentId}`)
  const [version] = await cms.select(
    'select event from app_versions where entry_id = ? order by id desc',
    [begun.documentId],
  )
  return { ...begun, page: (draft.json as { data: object }).data, event: version?.['event'] }
}

it('a draft is filled with what the machine makes of its words; choices, addresses and marks stay', async () => {
  answer = marked
  const { page, lost, event } = await translate()
  expect(lost).toEqual([])
  expect(page).toMatchObject({
    title: '[de] A page',
    status: 'draft',
    Content: [
      { title: '[de] A hero', variant: 'pink', button: { label: '[de] Go', url: '/news' } },
      {
        title: '2026',
        body: [
          {
            children: [
              { text: '[de] Read ' },
              { text: '[de] this', bold: true },
              { url: '/banks', children: [{ text: '[de] about banks' }] },
            ],
          },
        ],
      },
    ],
  })
  expect(event).toBe('translate')
  expect(asked.at(-1)).toMatchObject({ source: 'en', target: 'de', format: 'text' })
})

it('a text that is too long for its field stays as it was, and the editor is told', async () => {
  answer = { body: ({ q }) => ({ translatedText: q.map((one) => one.repeat(60)) }) }
  const { page, lost } = await translate('A title')
  expect(page).toMatchObject({ title: 'A title' })
  expect(lost).toContain('“A title” is too long in this language, and stays as it was.')
})

it.each([
  ['an error', { status: 500, body: () => ({}) }],
  ['too few texts', { body: () => ({ translatedText: ['one'] }) }],
  ['something else', { body: () => 'no' }],
])('a machine that answers with %s costs nothing', async (_, given) => {
  answer = given
  const { page, lost, event } = await translate()
  expect(page).toMatchObject({ title: 'A page' })
  expect(lost).toEqual(['The machine did not translate it: the texts are those of the source.'])
  expect(event).not.toBe('translate')
})
