import { expect, inject, it } from 'vitest'
import { sendRequest } from '../harness/http'
import { siteAt } from '../harness/start-web'

const { url, metricsUrl } = inject('site')
const web = siteAt(url)

it('an operator sees requests, renders, the content’s source and age, and memory', async () => {
  await web.get('/no-such-page')
  const { text } = await sendRequest(metricsUrl)
  expect(text).toMatch(/^http_requests_total\{status="404"\} [1-9]/m)
  expect(text).toMatch(/^app_render_seconds_count [1-9]\d*$/m)
  expect(text).toMatch(/^app_content\{source="cms"\} 1$/m)
  expect(text).toMatch(/^app_revision_age_seconds [\d.]+$/m)
  expect(text).toMatch(/^app_stored_pages_bytes \d{5,}$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m)
})

it('a visitor sees none of it', async () => {
  expect((await web.get('/metrics')).status).toBe(404)
})
