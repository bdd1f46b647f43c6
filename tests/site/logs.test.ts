import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { makeUnavailable } from '../harness/database'
import { startCms, type RunningCms } from '../harness/start-cms'
import { startWeb, type RunningWeb } from '../harness/start-web'

const MARK = 'zq7mark'

const linesOf = (log: string) => log.split('\n').filter((line) => line.trim() !== '')

describe('the logs of the cms in JSON and of the site in text', () => {
  let cms: RunningCms
  let web: RunningWeb

  beforeAll(async () => {
    const environment = { LOG_FORMAT: 'json' }
    cms = await startCms({ postgres: inject('postgres'), from: inject('seeded'), environment })
    web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
    await web.showing('cms')
  })
  afterAll(async () => {
    await web.stop()
    await cms.remove()
  })

  const pageOf = async (headers: Record<string, string>) => {
    const list = '/content-manager/collection-types/api::page.page'
    const { json } = await cms.get(`${list}?filters[slug][$eq]=banks`, headers)
    const [page] = (json as { results: { documentId: string }[] }).results
    if (!page) throw new Error('There is no page to draft.')
    return page
  }

  it('hold nothing that was sent, searched for, refused, or met by a broken database', async () => {
    const staff = await cms.adminLogin()
    const token = { Authorization: `Bearer ${cms.contentToken}` }
    const { sample } = expectations.contact
    const sent = { ...sample, email: `${MARK}@example.org`, lastName: MARK, message: MARK }
    expect((await cms.post('contact', sent)).status).toBe(201)
    expect((await cms.post('contact', { ...sent, email: MARK })).status).toBe(400)
    expect((await cms.post('contact', `{"email": "${MARK}`)).status).toBe(400)
    await cms.postTo('/admin/login', { email: `${MARK}@example.org`, password: MARK })
    await cms.postTo('/content-manager/uid/generate', `{"x": "${MARK}`, staff)
    await cms.postTo(`/inbox/submissions/${MARK}/notes`, { text: MARK }, staff)
    const type = '/content-manager/collection-types/api::page.page'
    for (const path of [
      `/inbox/submissions?q=${MARK}`,
      `/inbox/submissions/${MARK}`,
      `/admin/users/${MARK}`,
      `/admin/users?_q=${MARK}&sort=${MARK}`,
      `${type}?_q=${MARK}`,
      `${type}?filters[id][$eq]=${MARK}`,
      `${type}?filters[${MARK}][$eq]=1&populate=${MARK}`,
      `${type}?page=${MARK}`,
      `${type}/${MARK}`,
      `/upload/files/${MARK}`,
      `/upload/files?filters[folder][id]=${MARK}`,
    ])
      await cms.get(path, staff)
    for (const path of [
      `/api/pages?filters[slug][$eq]=${MARK}`,
      `/api/pages?filters[${MARK}]=${MARK}&sort=${MARK}`,
      `/api/pages/${MARK}`,
      `/api/draft/${MARK}`,
      `/uploads/${MARK}.png`,
      `/${MARK}?${MARK}=1`,
    ])
      await cms.get(path, token)
    for (const path of [`/${MARK}?${MARK}`, `/preview/${MARK}`, `/uploads/${MARK}.png`])
      await web.get(path)

    const restore = await makeUnavailable(cms)
    expect((await cms.post('contact', sent)).status).toBe(503)
    await cms.get(`/inbox/submissions?q=${MARK}`, staff)
    await restore()
    expect((await cms.get('/readyz')).status).toBe(200)

    expect(cms.log()).toContain('POST /api/')
    expect(`${cms.log()}${web.log()}`.toLowerCase()).not.toContain(MARK)
  })

  it('tell of one request under one id, that of the proxy in front if it gave one', async () => {
    const page = await pageOf(await cms.adminLogin())
    const id = randomUUID()
    const response = await web.get(await cms.draftPath(page.documentId), { 'X-Request-Id': id })
    expect(response.status).toBe(200)
    expect(response.headers['x-request-id']).toBe(id)
    await expect.poll(() => web.log()).toContain(id)
    await expect.poll(() => cms.log()).toContain(id)
    const made = await web.get(await cms.draftPath(page.documentId), { 'X-Request-Id': MARK })
    expect(made.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    await expect.poll(() => cms.log()).toContain(made.headers['x-request-id'])
  })

  it('have one entry in each line', () => {
    for (const line of linesOf(cms.log())) {
      const entry = JSON.parse(line) as Record<string, unknown>
      expect(entry).toMatchObject({ time: expect.any(String), level: expect.any(String) })
      expect(entry).toHaveProperty('message')
    }
    for (const line of linesOf(web.log()))
      expect(line).toMatch(/^\d{4}-\d\d-\d\dT\S+Z \w+: |^\s+at /)
  })
})
