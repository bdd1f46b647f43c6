import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDataDir, UNREACHABLE_URL } from './harness/site-without-cms'
import { readPage } from '../harness/page-content'
import { startWeb, type RunningWeb } from '../harness/start-web'

const { dataDir, remove } = newDataDir()
afterAll(remove)

/** A cms that accepts every request and never responds. */
async function silentCms() {
  let calls = 0
  const server = createServer(() => (calls += 1))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    close: () => server.closeAllConnections(),
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

describe('while the cms never responds', () => {
  let silent: Awaited<ReturnType<typeof silentCms>>
  let web: RunningWeb
  beforeAll(async () => {
    silent = await silentCms()
    web = await startWeb({ dataDir, cmsUrl: silent.url })
  })
  afterAll(async () => {
    await web.stop()
    await silent.stop()
  })

  it('pages are served at once, and the site backs off', async () => {
    expect(readPage((await web.get('/banks')).text).content).toBe('built-in')
    await expect.poll(() => web.log()).toContain('last good content stays')
    const responses = await Promise.all(['/', '/careers', '/nothing'].map((path) => web.get(path)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404])
    expect(silent.calls()).toBeLessThan(10)

    // Requests for uploads that the cms leaves pending don't block pages.
    const pictures = Array.from({ length: 200 }, (_, at) => web.get(`/uploads/${at}.png`))
    expect((await web.get('/about-us')).status).toBe(200)
    await expect.poll(() => silent.calls()).toBeGreaterThan(10)
    silent.close()
    const statuses = (await Promise.all(pictures)).map(({ status }) => status)
    // Those that find no place are refused.
    expect(new Set(statuses)).toEqual(new Set([404, 503]))
  })

  it('a server that is shutting down finishes the requests in flight first', async () => {
    const calls = silent.calls()
    const inFlight = web.get('/uploads/slow.png')
    await expect.poll(() => silent.calls()).toBeGreaterThan(calls)
    const stopped = web.stop()
    await expect
      .poll(() => web.get('/').catch(({ code }: { code: string }) => code))
      .toBe('ECONNREFUSED')
    silent.close()
    expect((await inFlight).status).toBe(404)
    expect(await stopped).toEqual({ code: 0, signal: null })
  })
})

describe('without a cms', () => {
  const years = join(dataDir, 'years')
  writeFileSync(years, '0')
  /** The years of the file have passed, and a minute takes 600 ms. */
  const clock = `
    import { readFileSync } from 'node:fs'
    const year = Date.prototype.getFullYear
    Date.prototype.getFullYear = function () {
      return year.call(this) + Number(readFileSync(${JSON.stringify(years)}, 'utf8'))
    }
    const every = globalThis.setInterval
    globalThis.setInterval = (run, ms, ...rest) => every(run, ms / 100, ...rest)
  `
  let web: RunningWeb
  beforeAll(async () => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(clock)}`
    web = await startWeb({ dataDir, cmsUrl: UNREACHABLE_URL, environment: { NODE_OPTIONS } })
  })
  afterAll(() => web.stop())

  it('a client that disconnects in the middle of a response causes no errors', async () => {
    const url = `${web.url}/terms-and-conditions`
    const disconnect = () =>
      new Promise<void>((done) => {
        const sent = request(url, { agent: false }, (response) => {
          response.destroy()
          done()
        })
        sent.on('error', () => done())
        sent.end()
      })
    await Promise.all(Array.from({ length: 50 }, disconnect))
    expect((await web.get('/')).status).toBe(200)
    expect(web.log()).not.toContain('Error')
  })

  it('the year in the footer changes at New Year without a restart', async () => {
    const yearAt = async () => /© (\d{4})/.exec(readPage((await web.get('/news')).text).text)?.[1]
    const year = new Date().getFullYear()
    expect(await yearAt()).toBe(String(year))
    // The first change can still be seen by the rendering of all pages at the start.
    for (const passed of [1, 2]) {
      writeFileSync(years, String(passed))
      await expect.poll(yearAt).toBe(String(year + passed))
    }
  })
})
