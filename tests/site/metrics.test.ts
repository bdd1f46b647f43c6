import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { freePort } from '../../scripts/servers/free-port'
import { sendRequest } from '../harness/http'
import { startWeb, type RunningWeb } from '../harness/start-web'

let web: RunningWeb
let port: number
beforeAll(async () => {
  port = await freePort()
  const { url, dataDir } = inject('cms')
  web = await startWeb({
    dataDir,
    cmsUrl: url,
    environment: { WEB_METRICS_PORT: String(port) },
  })
  await web.showing('cms')
})
afterAll(() => web.stop())

it('an operator sees requests, renders, the content’s source and age, and memory', async () => {
  await web.get('/contacts')
  await web.get('/no-such-page')
  const { text } = await sendRequest(`http://127.0.0.1:${port}/metrics`)
  expect(text).toMatch(/^http_requests_total\{status="404"\} [1-9]/m)
  expect(text).toMatch(/^beam_render_seconds_count [1-9]\d*$/m)
  expect(text).toMatch(/^beam_content\{source="cms"\} 1$/m)
  expect(text).toMatch(/^beam_revision_age_seconds [\d.]+$/m)
  expect(text).toMatch(/^beam_stored_pages_bytes \d{5,}$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m)
})

it('a visitor sees none of it', async () => {
  expect((await web.get('/metrics')).status).toBe(404)
})
