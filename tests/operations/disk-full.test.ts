import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { storedIn, referenceIn } from '../harness/stored-submissions'
import { startCms, type RunningCms } from '../harness/start-cms'
import { startWeb, type RunningWeb } from '../harness/start-web'
import { routes } from '../harness/routes'
import { mountSmallDisk } from './harness/small-disk'

const disk = mountSmallDisk(96)
if (!disk) console.log('Skipped: filling a disk needs the right to mount a tmpfs (run as root).')

describe.skipIf(!disk)('on a full disk', () => {
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
    const response = await cms.post('contact', payload)
    if (response.status === 201) acknowledged.push(referenceIn(response))
    return response
  }
  /** How many submissions were acknowledged without being stored, and stored without being acknowledged. */
  const differences = async () => {
    const rows = await storedIn(cms).rows('contact')
    const stored = new Set(rows.map(({ reference }) => String(reference)))
    return {
      lost: acknowledged.filter((reference) => !stored.has(reference)).length,
      unacknowledged: rows.length - acknowledged.length,
    }
  }

  it('a submission gets a plain 503, and none that got a 201 is missing', async () => {
    expect((await post()).status).toBe(201)
    disk?.fill()
    // The write-ahead log can still have room for some.
    let refused = await post()
    for (let count = 0; refused.status === 201 && count < 5000; count += 1) refused = await post()
    expect(refused.status).toBe(503)
    expect(refused.headers['retry-after']).toBe('10')
    expect(refused.json).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) })
    const together = await Promise.all(Array.from({ length: 20 }, post))
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([503]))
    expect(await differences()).toEqual({ lost: 0, unacknowledged: 0 })
  })

  it('every page of the site is still served, and content is still read', async () => {
    for (const { path } of routes) expect((await web.get(path)).status, path).toBe(200)
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    expect((await cms.get('/api/pages?filters[slug][$eq]=banks', headers)).status).toBe(200)
    expect((await web.get('/readyz')).status).toBe(200)
  })

  it('submissions are stored again once there is space, without a restart', async () => {
    disk?.empty()
    await expect.poll(async () => (await post()).status).toBe(201)
    expect(await differences()).toEqual({ lost: 0, unacknowledged: 0 })
    expect(cms.log()).not.toMatch(/unhandled|uncaught/i)
  })

  it('a submission is refused before the last megabytes are gone, and staff can see why', async () => {
    const staff = await cms.adminLogin()
    disk?.fill(12 * 1024 * 1024)
    await expect.poll(async () => (await post()).status).toBe(503)
    const { json } = await cms.get('/readyz', staff)
    expect(json).toMatchObject({ status: 'ready', disk: { isLow: true, isFull: true } })
    expect((await cms.get('/readyz')).json).toEqual({ status: 'ready' })
    expect(cms.log()).toContain('is almost full')
    disk?.empty()
    await expect.poll(async () => (await post()).status).toBe(201)
    expect(await differences()).toEqual({ lost: 0, unacknowledged: 0 })
  })
})
