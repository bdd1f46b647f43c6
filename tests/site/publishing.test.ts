import { beforeAll, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { sendRequest } from '../harness/http'
import { firstDifference } from '../harness/page-content'
import { siteAt } from '../harness/start-web'

const cms = cmsAt(inject('cms'))
const web = siteAt(inject('site').url)
let headers: Record<string, string>

const list = '/content-manager/collection-types/api::page.page'

beforeAll(async () => {
  headers = { ...(await cms.adminLogin('Marketing editor')), 'Content-Type': 'application/json' }
})

const send = (method: string, path: string, body?: unknown) => cms.send(method, path, headers, body)

const waitForPage = (path: string, isExpected: (text: string, status: number) => boolean) =>
  expect
    .poll(async () => {
      const { text, status } = await web.get(path)
      return isExpected(text, status)
    })
    .toBe(true)

it('an editor’s new page is live without a deploy, and gone once it is unpublished', async () => {
  const title = 'Summer of cashback'
  expect((await web.get('/summer-of-cashback')).status).toBe(404)
  const made = await send('POST', list, {
    title,
    Content: [
      {
        __component: 'blocks.text',
        title,
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Half of July.' }] }],
      },
    ],
  })
  expect(made.status).toBe(201)
  const { documentId } = (made.json as { data: { documentId: string } }).data
  expect((await web.get('/summer-of-cashback')).status).toBe(404)
  expect((await web.get('/search?q=summer')).text).not.toContain('href="/summer-of-cashback"')

  expect((await send('POST', `${list}/${documentId}/actions/publish`, {})).status).toBe(200)
  await waitForPage('/summer-of-cashback', (text) => text.includes('Half of July.'))
  const isFound = (text: string) => text.includes('href="/summer-of-cashback"')
  await waitForPage('/search?q=sumer+of+cashback', isFound)

  expect((await send('POST', `${list}/${documentId}/actions/unpublish`, {})).status).toBe(200)
  await waitForPage('/summer-of-cashback', (_text, status) => status === 404)
  await waitForPage('/search?q=sumer+of+cashback', (text) => !isFound(text))
  await send('DELETE', `${list}/${documentId}`)
})

it('an editor sees a draft before readers do, and where a section of it is not finished', async () => {
  const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'A third of May.' }] }
  const section = { __component: 'blocks.text', title: 'Spring of cashback' }
  const made = await send('POST', list, { title: section.title, Content: [section] })
  const { documentId } = (made.json as { data: { documentId: string } }).data
  const path = await cms.draftPath(documentId)

  const incomplete = await web.get(path)
  expect(incomplete).toMatchObject({
    status: 200,
    text: expect.stringContaining('A section that is not finished') as string,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining(`frame-ancestors 'self' ${cms.url}`),
    },
  })
  const Content = [{ ...section, body: [paragraph] }]
  expect((await send('PUT', `${list}/${documentId}`, { Content })).status).toBe(200)
  const complete = await web.get(path)
  expect(complete).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } })
  expect(complete.text).toContain('A third of May.')
  expect(complete.text).not.toContain('not finished')
  expect((await web.get('/spring-of-cashback')).status).toBe(404)

  await send('DELETE', `${list}/${documentId}`)
  expect((await web.get(path)).status).toBe(404)
})

it('only the draft of a page names its fields, and it runs no script that the panel adds', async () => {
  const { json } = await send('GET', `${list}?filters[slug][$eq]=banks`)
  const [page] = (json as { results: { documentId: string }[] }).results
  const published = await web.get('/banks')

  const path = await cms.draftPath(page?.documentId ?? '')
  const drafts = [await web.get(path), await web.get(path)]
  const policies = drafts.map((draft) => String(draft.headers['content-security-policy']))
  for (const [index, draft] of drafts.entries()) {
    expect(draft.text).toContain(`data-strapi-source="documentId=${page?.documentId}&amp;model=`)
    expect(policies[index]).not.toMatch(/unsafe|nonce/)
    expect(policies[index]).toContain("form-action 'none'")
  }

  expect(published.text).not.toContain('data-strapi-source')
  const after = await web.get('/banks')
  expect(firstDifference(published.text, after.text)).toBe('')
  expect(after.headers['etag']).toBe(published.headers['etag'])
})

it('typed values are rendered into a draft for whoever has its link, and stored nowhere', async () => {
  const { json } = await send('GET', `${list}?filters[slug][$eq]=banks`)
  const [page] = (json as { results: { documentId: string }[] }).results
  const path = await cms.draftPath(page?.documentId ?? '')
  const published = (await web.get('/banks')).text
  const post = (to: string, body: string) =>
    sendRequest(web.url + to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      chunks: [body],
    })

  const typed = await post(path, JSON.stringify({ 'Content.0.title': 'Typed <b>&' }))
  expect(typed).toMatchObject({
    status: 200,
    text: expect.stringContaining('Typed &lt;b&gt;&amp;') as string,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
  expect(await post(path, JSON.stringify({ 'Content.0.title': '' }))).toMatchObject({ status: 422 })
  expect(await post(path, '[]')).toMatchObject({ status: 400 })
  expect(await post(path, JSON.stringify({ title: 'x'.repeat(600_000) }))).toMatchObject({
    status: 400,
  })
  expect(await post(path.slice(0, -1), '{}')).toMatchObject({ status: 404 })
  expect(await post('/banks', '{}')).toMatchObject({ status: 405 })

  expect((await web.get(path)).text).not.toContain('Typed')
  expect(firstDifference(published, (await web.get('/banks')).text)).toBe('')
})

it('a job whose last day is over says so, and leaves the lists and the search engines', async () => {
  const jobs = '/content-manager/collection-types/api::job.job'
  const { json } = await send('GET', `${jobs}?filters[slug][$eq]=tester`)
  const [job] = (json as { results: { documentId: string; title: string }[] }).results
  const publish = (closesOn: string | null) =>
    send('POST', `${jobs}/${job?.documentId}/actions/publish`, { closesOn })
  const text = async (path: string) => (await web.get(path)).text
  const closed = 'Applications for this job closed on 31 January 2020.'
  const listed = 'href="/careers/tester"'
  expect(await text('/careers')).toContain(listed)

  expect((await publish('2020-01-31')).status).toBe(200)
  await expect.poll(() => text('/careers/tester')).toContain(closed)
  await expect.poll(() => text('/careers')).not.toContain(listed)
  expect(await text('/careers/tester')).not.toMatch(/"JobPosting"|Apply Now|Send your application/)
  expect(await text('/sitemap.xml')).not.toContain('/careers/tester<')
  expect(await text('/search?q=tester')).not.toContain(listed)

  expect((await publish('2999-12-31')).status).toBe(200)
  await expect.poll(() => text('/careers')).toContain(listed)
  await expect
    .poll(() => text('/careers/tester'))
    .toContain('"validThrough":"2999-12-31T23:59:59Z"')
  expect(await text('/sitemap.xml')).toContain('/careers/tester<')
  expect(await text('/search?q=tester')).toContain(listed)
  expect((await publish(null)).status).toBe(200)
  await expect.poll(() => text('/careers/tester')).not.toContain('validThrough')
})

it('a job’s new summary shows on its page and on the careers page', async () => {
  const jobs = '/content-manager/collection-types/api::job.job'
  const { json } = await send('GET', `${jobs}?filters[slug][$eq]=tester`)
  const [job] = (json as { results: { documentId: string; summary: string }[] }).results
  const publish = (summary: string) =>
    send('POST', `${jobs}/${job?.documentId}/actions/publish`, { summary })
  expect((await publish('Find it before a shopper does, and say how.')).status).toBe(200)
  await waitForPage('/careers/tester', (text) => text.includes('and say how.'))
  await waitForPage('/careers', (text) => text.includes('and say how.'))
  expect((await publish(job?.summary ?? '')).status).toBe(200)
  await waitForPage('/careers', (text) => !text.includes('and say how.'))
})
