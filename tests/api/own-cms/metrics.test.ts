// Its own cms: it serves its metrics, and counts from zero.
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { freePort } from '../../../scripts/servers/free-port'
import { sendRequest } from '../../harness/http'
import { startCms, type RunningCms } from '../../harness/start-cms'

let cms: RunningCms
let port: number
beforeAll(async () => {
  port = await freePort()
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: { CMS_METRICS_PORT: String(port) },
  })
})
afterAll(() => cms.remove())

const metrics = async () => (await sendRequest(`http://127.0.0.1:${port}/metrics`)).text

it('an operator sees posts by outcome, requests, queues and memory', async () => {
  const { sample } = expectations.contact
  const headers = { 'Idempotency-Key': 'the metrics' }
  for (const body of [sample, sample, { ...sample, email: 'ana' }, { ...sample, message: 'x' }])
    await cms.post('contact', body, headers)
  const text = await metrics()
  for (const line of [
    'beam_posts_total{form="contact",outcome="stored"} 1',
    'beam_posts_total{form="contact",outcome="replayed"} 1',
    'beam_posts_total{form="contact",outcome="refused 400"} 1',
    'beam_posts_total{form="contact",outcome="refused 409"} 1',
    'http_requests_total{status="201"} 2',
    'beam_mails{state="pending"} 0',
    'beam_mails{state="failed"} 0',
    'beam_database_connections{state="awaited"} 0',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m)
  expect(text).toMatch(/^beam_revision_age_seconds [\d.]+$/m)
  expect(text).not.toContain(sample['email'])
})

it('nobody sees them on the public port', async () => {
  for (const headers of [{}, await cms.adminLogin()])
    expect((await cms.get('/metrics', headers)).status).toBe(404)
})
