import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { sendRequest } from '../harness/http'
import { readPage } from '../harness/page-content'
import { siteAt, startWeb, type RunningWeb } from '../harness/start-web'

const cms = cmsAt(inject('cms'))
const shared = siteAt(inject('site').url)
let web: RunningWeb
beforeAll(async () => {
  // It uses the data folder of the shared one at the same time.
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
  await web.showing('cms')
})
afterAll(() => web.stop())

/** Opens long polls with the token that every page contains, all from one IP address. */
function openLongPolls(count: number, after: string) {
  const agent = new Agent({ maxSockets: Infinity })
  const headers = { Authorization: `Bearer ${cms.contentToken}` }
  const retryAfter: number[] = []
  for (let at = 0; at < count; at += 1)
    request(`${cms.url}/api/revision?after=${after}`, { headers, agent }, (response) => {
      if (response.statusCode === 503) retryAfter.push(Number(response.headers['retry-after']))
      response.resume()
    })
      .on('error', () => undefined)
      .end()
  return { retryAfter, stop: () => agent.destroy() }
}

const revision = async () => {
  const { json } = await cms.get('/api/revision', { Authorization: `Bearer ${cms.contentToken}` })
  return (json as { revision: string }).revision
}

/** Publishes the job with this summary, or its own again. */
async function publishJob(summary?: string) {
  const editor = await cms.adminLogin('Marketing editor')
  const list = `${cms.url}/content-manager/collection-types/api::job.job`
  const { json } = await sendRequest(`${list}?filters[slug][$eq]=tester`, { headers: editor })
  const [job] = (json as { results: { documentId: string; summary: string }[] }).results
  const published = await sendRequest(`${list}/${job?.documentId}/actions/publish`, {
    method: 'POST',
    headers: { ...editor, 'Content-Type': 'application/json' },
    chunks: [JSON.stringify({ summary: summary ?? job?.summary })],
  })
  expect(published.status).toBe(200)
  return job?.summary
}

const jobAt = async (server: typeof shared) => (await server.get('/careers/tester')).text

it('500 idle long polls with the page’s token don’t keep the site from learning of a publish', async () => {
  const logged = web.log().length
  const polls = openLongPolls(500, await revision())
  let before: string | undefined
  try {
    // When a poll times out after 25 s, another of the 500 may get its slot, so not quite all are refused.
    await expect.poll(() => polls.retryAfter.length).toBeGreaterThan(450)
    expect(Math.min(...polls.retryAfter)).toBeGreaterThan(0)

    before = await publishJob('Published among 500 polls.')
    await expect.poll(() => jobAt(web)).toContain('Published among 500 polls.')
    expect(readPage((await web.get('/')).text).content).toBe('cms')
    expect(web.log().slice(logged)).not.toMatch(/does not answer|is busy/)
  } finally {
    polls.stop()
    await publishJob(before)
  }
})

it('two servers can share one data folder', async () => {
  for (const server of [web, shared])
    await expect.poll(() => jobAt(server)).not.toContain('Published among 500 polls.')
  const [page, other] = await Promise.all([web, shared].map((server) => server.get('/banks')))
  expect(readPage(page?.text ?? '').text).toBe(readPage(other?.text ?? '').text)
  expect(web.log()).not.toMatch(/error|ENOENT/i)
})

it('a draft can be read by the site’s server only, not with the token that every page contains', async () => {
  const headers = await cms.adminLogin('Marketing editor')
  const list = '/content-manager/collection-types/api::page.page'
  const { json } = await cms.get(`${list}?filters[slug][$eq]=banks`, headers)
  const [page] = (json as { results: { documentId: string }[] }).results
  const path = await cms.draftPath(page?.documentId ?? '')
  expect((await web.get(path)).status).toBe(200)
  const response = await cms.get(path.replace('/preview/', '/api/draft/'), {
    Authorization: `Bearer ${cms.contentToken}`,
  })
  expect(response.status).toBe(404)
})
