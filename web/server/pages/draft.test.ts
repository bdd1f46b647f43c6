import { signDraft } from '@beam/contract/server'
import { expect, it } from 'vitest'
import { ContentServiceError } from '../../src/cms/content-service-error'
import type { ContentService } from '../content/content-service'
import { builtInSnapshot } from '../content/snapshot'
import { draftRenderer } from './draft'
import { PageStore, type Render } from './page-store'

const secret = 'a secret'
const panelUrl = 'https://cms.example'
const hour = 3_600_000

const link = (until = Date.now() + hour) =>
  signDraft(secret, { collection: 'pages', documentId: 'abc' }, until)

const render: Render = (_snapshot, { path }) => ({ status: 200, html: path, policy: 'its own' })

/** What staff see of a draft that the cms holds. */
function previewOf(draft: ContentService['draft']) {
  const told: string[] = []
  const preview = draftRenderer({
    secret,
    panelUrl,
    service: { draft } as unknown as ContentService,
    store: new PageStore(builtInSnapshot, render, () => undefined),
    render,
    log: (words) => told.push(words),
  })
  return { preview, told }
}

const whole = { slug: 'summer', title: 'Summer', aliases: [], Content: [], related: [] }

it('a draft is shown as it was last saved', async () => {
  const { preview } = previewOf(async () => whole)
  expect(await preview(link())).toEqual({ status: 200, html: '/summer', policy: 'its own' })
})

it.each([
  ['a link that is over', link(Date.now() - 1), whole, 404, 'This preview is over.'],
  ['a link that nobody signed', 'pages.abc', whole, 404, 'This preview is over.'],
  [
    'a draft that lacks something',
    link(),
    { ...whole, Content: [{ __component: 'blocks.text', title: 'Half of July' }] },
    422,
    'Content.0.body',
  ],
])('%s is answered in words, which the panel may frame', async (_, given, raw, status, words) => {
  const { preview } = previewOf(async () => raw)
  const answer = await preview(given)
  expect(answer).toMatchObject({ status, html: expect.stringContaining(words) as string })
  expect(answer.policy).toContain(`frame-ancestors 'self' ${panelUrl}`)
  // The next save shows the page.
  expect(answer.html).toContain('location.reload()')
  expect(answer.policy).toMatch(/script-src 'self' 'sha256-/)
})

it('a draft that the cms does not give is told of, in words too', async () => {
  const { preview, told } = previewOf(() => Promise.reject(new ContentServiceError('404 <gone>')))
  const { status, html } = await preview(link())
  expect({ status, html }).toEqual({ status: 502, html: expect.stringContaining('try again') })
  expect(told).toEqual([expect.stringContaining('404 <gone>')])
})
