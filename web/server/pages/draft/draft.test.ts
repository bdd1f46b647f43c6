import { type DraftCollection, signDraftLink } from '@app/runtime'
import { expect, it, vi } from 'vitest'
import { ContentServiceError } from '../../../src/cms/content-service-error'
import type { ContentService } from '../../content/content-service'
import { builtInSnapshot, type Snapshot } from '../../content/snapshot'
import { draftRenderer } from './draft'
import { PageStore, type Render } from '../page-store'
import type { Screen } from '../resolve'

const secret = 'a secret'
const panelUrl = 'https://cms.example'
const hour = 3_600_000

const link = (madeAt = Date.now(), collection: DraftCollection = 'pages') =>
  signDraftLink(secret, { collection, documentId: 'abc', userId: 1, madeAt })

const render: Render = (_snapshot, { path }) => ({ status: 200, html: path, policy: 'its own' })

/** The preview of the draft that the cms returns. */
function previewOf(draft: ContentService['draft'], published = builtInSnapshot) {
  const messages: string[] = []
  let last: Screen | undefined
  let around: Snapshot | undefined
  const preview = draftRenderer({
    secret,
    panelUrl,
    service: { draft } as unknown as ContentService,
    store: new PageStore(published, render, () => undefined),
    render: (snapshot, screen) => render((around = snapshot), (last = screen)),
    log: (message) => messages.push(message),
  })
  const shown = () =>
    last?.kind === 'page' && last.page.Content.map((one) => 'title' in one && one.title)
  return { preview, messages, shown, snapshot: () => around }
}

const whole = { slug: 'summer', title: 'Summer', aliases: [], Content: [], related: [] }

it('a draft is shown as it was last saved', async () => {
  const { preview } = previewOf(async () => whole)
  expect(await preview(link())).toEqual({ status: 200, html: '/summer', policy: 'its own' })
})

it('a draft is shown as it is typed', async () => {
  const { preview } = previewOf(async () => whole)
  const typed = await preview(link(), async () => JSON.stringify({ slug: 'typed', none: 1 }))
  expect(typed).toMatchObject({ status: 200, html: '/typed' })
})

const half = { __component: 'blocks.text', title: 'Half of July' }
const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'All of it.' }] }]

it('another section stands where one was saved unfinished, until it is whole', async () => {
  const { preview, shown } = previewOf(async () => ({ ...whole, Content: [half, half] }))
  expect(await preview(link())).toMatchObject({ status: 200 })
  expect(shown()).toEqual(['A section that is not finished', 'A section that is not finished'])
  expect(
    await preview(link(), async () => JSON.stringify({ 'Content.0': { ...half, body: text } })),
  ).toMatchObject({ status: 200 })
  expect(shown()).toEqual(['Half of July', 'A section that is not finished'])
})

it('what is emptied while it is typed is not shown', async () => {
  const { preview } = previewOf(async () => ({ ...whole, Content: [{ ...half, body: text }] }))
  const typed = await preview(link(), async () => JSON.stringify({ 'Content.0.body': null }))
  expect(typed).toMatchObject({ status: 422 })
})

it('the draft of what is on every page is shown, also where the home page leads elsewhere', async () => {
  const published = {
    ...builtInSnapshot,
    pages: builtInSnapshot.pages.filter(({ slug }) => slug !== 'home'),
    redirects: [{ from: '/', to: '/elsewhere' }],
  }
  const contactEmail = 'draft@example.org'
  const { preview, snapshot } = previewOf(
    async () => ({ ...builtInSnapshot.site, contactEmail }),
    published,
  )
  expect(await preview(link(Date.now(), 'site-setting'))).toMatchObject({ status: 200, html: '/' })
  expect(snapshot()?.site).toMatchObject({ contactEmail })
})

it('values that are not valid or too many are refused, and not read without a valid link', async () => {
  const { preview } = previewOf(async () => whole)
  for (const body of ['[]', 'x', null])
    expect(await preview(link(), async () => body)).toMatchObject({ status: 400 })
  const read = vi.fn(async () => '{}')
  expect(await preview('pages.abc', read)).toMatchObject({ status: 404 })
  expect(read).not.toHaveBeenCalled()
})

it.each([
  ['a link that has expired', link(Date.now() - hour - 1), whole, 404, 'has expired'],
  ['a link without a signature', 'pages.abc', whole, 404, 'is not valid'],
  ['a link whose maker may no longer read the draft', link(), undefined, 404, 'has ended'],
  ['a draft that lacks something', link(), { ...whole, title: '' }, 422, 'title'],
])('%s gets a message that the panel may frame', async (_, given, raw, status, message) => {
  const { preview } = previewOf(async () => raw)
  const answer = await preview(given)
  expect(answer).toMatchObject({ status, html: expect.stringContaining(message) as string })
  expect(answer.policy).toContain(`frame-ancestors 'self' ${panelUrl}`)
  // The next save shows the page.
  expect(answer.html).toContain('location.reload()')
  expect(answer.policy).toMatch(/script-src 'self' 'sha256-/)
})

it('a draft that the cms does not return gets a message too, and is logged', async () => {
  const { preview, messages } = previewOf(() =>
    Promise.reject(new ContentServiceError('404 <gone>')),
  )
  const { status, html } = await preview(link())
  expect({ status, html }).toEqual({ status: 502, html: expect.stringContaining('try again') })
  expect(messages).toEqual([expect.stringContaining('404 <gone>')])
})
