import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { keptBy, referenceIn } from '../api/harness/kept'
import { startCms, type RunningCms } from '../api/harness/start-cms'
import { startWeb, type RunningWeb } from '../site/harness/start-web'
import { routes } from '../site/harness/routes'
import { mountSmallDisk } from './harness/small-disk'

const disk = mountSmallDisk(96)
if (!disk) console.log('Skipped: filling a disk needs the right to mount a tmpfs (run as root).')

describe.skipIf(!disk)('with a full disk under the cms and the site', () => {
  let cms: RunningCms
  let web: RunningWeb
  const { TMPDIR } = process.env
  const acknowledged: string[] = []

  beforeAll(async () => {
    process.env['TMPDIR'] = disk?.folder
    cms = await startCms({ postgres: '', from: inject('seeded') })
    web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
    await web.showing('cms')
  })
  afterAll(async () => {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
    await web.stop()
    await cms.remove()
    disk?.unmount()
  })

  const payload = { ...expectations.contact.sample, message: 'x'.repeat(900) }
  const post = async () => {
    const answer = await cms.post('contact', payload)
    if (answer.status === 201) acknowledged.push(referenceIn(answer))
    return answer
  }
  /** How many submissions were acknowledged without being stored, and stored without an answer. */
  const differences = async () => {
    const rows = await keptBy(cms).rows('contact')
    const stored = new Set(rows.map(({ reference }) => String(reference)))
    return {
      lost: acknowledged.filter((reference) => !stored.has(reference)).length,
      unanswered: rows.length - acknowledged.length,
    }
  }

  it('a submission is answered with a plain 503, and nothing answered with 201 is missing', async () => {
    expect((await post()).status).toBe(201)
    disk?.fill()
    // The write-ahead log may still have room for some.
    let refused = await post()
    for (let count = 0; refused.status === 201 && count < 5000; count += 1) refused = await post()
    expect(refused.status).toBe(503)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.json).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) })
    const together = await Promise.all(Array.from({ length: 20 }, post))
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([503]))
    expect(await differences()).toEqual({ lost: 0, unanswered: 0 })
  })

  it('every page of the site is still served, and content is still read', async () => {
    for (const { path } of routes) expect((await web.get(path)).status, path).toBe(200)
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    expect((await cms.get('/api/pages?filters[slug][$eq]=banks', headers)).status).toBe(200)
    expect((await web.get('/readyz')).status).toBe(200)
  })

  it('a submission is stored again as soon as there is room, without a restart', async () => {
    disk?.empty()
    await expect.poll(async () => (await post()).status).toBe(201)
    expect(await differences()).toEqual({ lost: 0, unanswered: 0 })
    expect(cms.log()).not.toMatch(/unhandled|uncaught/i)
  })
})
