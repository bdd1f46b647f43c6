import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { pngOfSize } from '../../harness/png'
import { beginPost, sendRequest } from '../../harness/http'
import { storedIn, referenceIn } from '../../harness/stored-submissions'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { startWeb, type RunningWeb } from '../../harness/start-web'
import { routes } from '../../harness/routes'
import { mountSmallDisk } from './harness/small-disk'

const MB = 1024 * 1024

const disk = mountSmallDisk(400)
if (!disk) console.log('Skipped: filling a disk needs the right to mount a tmpfs (run as root).')

describe.skipIf(!disk)('on a full disk', () => {
  let cms: RunningCms
  let web: RunningWeb
  const { TMPDIR } = process.env
  const acknowledged: string[] = []

  beforeAll(async () => {
    process.env['TMPDIR'] = disk?.folder
    // The log warns of it at the start.
    disk?.fill(100 * MB)
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
    disk?.fill(12 * MB)
    await expect.poll(async () => (await post()).status).toBe(503)
    const { json } = await cms.get('/readyz', staff)
    expect(json).toMatchObject({ status: 'ready', disk: { isLow: true, isFull: true } })
    expect((await cms.get('/readyz')).json).toEqual({ status: 'ready' })
    expect(cms.log()).toContain('is almost full')
    disk?.empty()
    await expect.poll(async () => (await post()).status).toBe(201)
    expect(await differences()).toEqual({ lost: 0, unacknowledged: 0 })
  })

  describe('what staff send', () => {
    const refusal = {
      status: 507,
      json: {
        error: {
          message:
            'The disk of the server is full, so nothing was stored. Ask an operator for space.',
        },
      },
    }

    /** All files of rows, on their way, and in place. */
    const left = async () => ({
      rows: await cms.select('select id from files'),
      files: ['tmp', 'public'].map((folder) =>
        readdirSync(join(cms.dataDir, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
          .toSorted(),
      ),
    })

    const upload = async (content: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.append('files', new Blob([content], { type: 'image/png' }), 'a.png')
      const headers = await cms.adminLogin()
      const response = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body })
      return { status: response.status, json: await response.json() }
    }

    it('is refused while the disk is almost full, and stored once there is space', async () => {
      const before = await left()
      disk?.fill(150 * MB)
      expect(await upload(pngOfSize(2, 2))).toMatchObject(refusal)
      expect(await left()).toEqual(before)
      disk?.empty()
      expect((await upload(pngOfSize(2, 2))).status).toBe(201)
    })

    it('leaves nothing if the disk is filled while it arrives', async () => {
      const before = await left()
      const head =
        '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
      const rest = `${'x'.repeat(5 * MB)}\r\n--x--\r\n`
      const { accepted, response, finish } = beginPost(`${cms.url}/upload`, [head, rest], {
        ...(await cms.adminLogin()),
        'Content-Type': 'multipart/form-data; boundary=x',
      })
      await accepted
      await expect.poll(async () => (await left()).files[0]?.length).toBe(1)
      disk?.fill()
      finish()
      expect(await response).toMatchObject(refusal)
      expect(await left()).toEqual(before)
      expect((await cms.get('/healthz')).status).toBe(200)
      disk?.empty()
      expect((await upload(pngOfSize(2, 2))).status).toBe(201)
    })

    it('is unpacked only as far as there is space', async () => {
      const before = await left()
      const folder = mkdtempSync(join('/tmp', 'site-package-'))
      mkdirSync(join(folder, 'media'))
      for (let nth = 0; nth < 20; nth += 1)
        writeFileSync(join(folder, `media/${nth}.png`), Buffer.alloc(15 * MB))
      const archive = execFileSync('tar', ['-cz', '-C', folder, '.'])
      rmSync(folder, { recursive: true })
      const response = await sendRequest(`${cms.url}/content-transfer/import`, {
        method: 'POST',
        headers: { ...(await cms.adminLogin()), 'Content-Type': 'application/gzip' },
        chunks: [archive],
      })
      expect(response).toMatchObject(refusal)
      expect(await left()).toEqual(before)
    })
  })
})
