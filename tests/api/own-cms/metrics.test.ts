import { expect, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { sendRequest } from '../../harness/http'
import { secondCms } from '../harness/second-cms'

const { cms, metricsUrl } = await secondCms()
const metrics = async () => (await sendRequest(metricsUrl)).text
const valueIn = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? 0,
  )

it('an operator sees posts by outcome, requests, queues and memory', async () => {
  const before = await metrics()
  const { sample } = expectations.contact
  const headers = { 'Idempotency-Key': 'the metrics' }
  for (const body of [sample, sample, { ...sample, email: 'ana' }, { ...sample, message: 'x' }])
    await cms.post('contact', body, headers)
  const text = await metrics()
  for (const [name, more] of [
    ['app_posts_total{form="contact",outcome="stored"}', 1],
    ['app_posts_total{form="contact",outcome="replayed"}', 1],
    ['app_posts_total{form="contact",outcome="refused 400"}', 1],
    ['app_posts_total{form="contact",outcome="refused 409"}', 1],
    ['http_requests_total{status="201"}', 2],
  ] as const)
    expect(valueIn(text, name) - valueIn(before, name), name).toBe(more)
  for (const state of ['pending', 'failed'])
    expect(text).toMatch(new RegExp(`^app_mails\\{state="${state}"\\} \\d+$`, 'm'))
  expect(text).toContain('app_database_connections{state="awaited"} 0')
  expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m)
  expect(text).toMatch(/^app_revision_age_seconds [\d.]+$/m)
  expect(text).not.toContain(sample['email'])
})

it('nobody sees them on the public port', async () => {
  for (const headers of [{}, await cms.adminLogin()])
    expect((await cms.get('/metrics', headers)).status).toBe(404)
})
