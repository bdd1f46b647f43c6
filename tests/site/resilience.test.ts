import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { newDataDir, UNREACHABLE_URL } from './harness/site-without-cms'
import { readPage } from '../harness/page-content'
import { pagePaths } from '../harness/routes'
import { startWeb } from '../harness/start-web'

const cms = cmsAt(inject('cms'))
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

it('pages are served at once while the cms never responds, and the site backs off', async () => {
  const silent = await silentCms()
  const web = await startWeb({ dataDir, cmsUrl: silent.url })
  try {
    expect(readPage((await web.get('/banks')).text).content).toBe('built-in')
    await expect.poll(() => web.log()).toContain('last good content stays')
    const responses = await Promise.all(['/', '/careers', '/nothing'].map((path) => web.get(path)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404])
    expect(silent.calls()).toBeLessThan(10)

    // Requests for uploads that the cms leaves pending don't block pages.
    const pictures = Array.from({ length: 200 }, (_, at) => web.get(`/uploads/${at}.png`))
    expect((await web.get('/about-us')).status).toBe(200)
    await expect.poll(() => silent.calls()).toBeGreaterThan(10)
    expect(silent.calls()).toBeLessThan(60)
    silent.close()
    expect(new Set((await Promise.all(pictures)).map(({ status }) => status))).toEqual(
      new Set([404]),
    )
  } finally {
    await web.stop()
    await silent.stop()
  }
})

it('the year in the footer changes at New Year without a restart', async () => {
  const newYear = join(dataDir, 'new-year')
  const clock = `
    import { existsSync } from 'node:fs'
    const year = Date.prototype.getFullYear
    Date.prototype.getFullYear = function () {
      return year.call(this) + (existsSync(${JSON.stringify(newYear)}) ? 1 : 0)
    }
    const every = globalThis.setInterval
    globalThis.setInterval = (run, ms, ...rest) => every(run, ms / 100, ...rest)
  `
  const web = await startWeb({
    dataDir,
    cmsUrl: UNREACHABLE_URL,
    environment: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
    },
  })
  try {
    const yearAt = async () => /© (\d{4})/.exec(readPage((await web.get('/news')).text).text)?.[1]
    const year = new Date().getFullYear()
    expect(await yearAt()).toBe(String(year))
    writeFileSync(newYear, '')
    await expect.poll(yearAt).toBe(String(year + 1))
  } finally {
    await web.stop()
  }
})

it('a server that is shutting down finishes the requests in flight first', async () => {
  const silent = await silentCms()
  const web = await startWeb({ dataDir, cmsUrl: silent.url })
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
  await silent.stop()
})

it('/readyz names where the content of every page comes from, in the moment in which all show it', async () => {
  const own = newDataDir()
  const secretsDir = join(cms.dataDir, 'secrets')
  const start = (cmsUrl: string) => startWeb({ dataDir: own.dataDir, secretsDir, cmsUrl })
  const sources = [
    ['built-in', UNREACHABLE_URL],
    ['cms', cms.url],
    ['stale', UNREACHABLE_URL],
  ] as const
  for (const [source, cmsUrl] of sources) {
    const web = await start(cmsUrl)
    const named = async () => (await web.get('/readyz')).headers['content-source']
    await expect.poll(named, { interval: 5 }).toBe(source)
    for (const path of pagePaths)
      expect(readPage((await web.get(path)).text).content, path).toBe(source)
    await web.stop()
  }
  own.remove()
})

it('two servers can share one data folder', async () => {
  const [one, other] = await Promise.all(
    [0, 1].map(() => startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })),
  )
  try {
    await Promise.all([one?.showing('cms', '/banks'), other?.showing('cms', '/banks')])
    const pages = await Promise.all([one, other].map((web) => web?.get('/banks')))
    const [first, second] = pages.map((page) => readPage(page?.text ?? '').text)
    expect(first).toBe(second)
    for (const web of [one, other]) expect(web?.log()).not.toMatch(/error|ENOENT/i)
  } finally {
    await Promise.all([one?.stop(), other?.stop()])
  }
  const later = await startWeb({
    dataDir: cms.dataDir,
    cmsUrl: UNREACHABLE_URL,
  })
  expect(readPage((await later.get('/banks')).text).content).toBe('stale')
  await later.stop()
})

it('a client that disconnects in the middle of a response causes no errors', async () => {
  const web = await startWeb({ dataDir, cmsUrl: UNREACHABLE_URL })
  try {
    await Promise.all(
      Array.from(
        { length: 50 },
        () =>
          new Promise<void>((done) => {
            const sent = request(
              `${web.url}/terms-and-conditions`,
              { agent: false },
              (response) => {
                response.destroy()
                done()
              },
            )
            sent.on('error', () => done())
            sent.end()
          }),
      ),
    )
    expect((await web.get('/')).status).toBe(200)
    expect(web.log()).not.toContain('Error')
  } finally {
    await web.stop()
  }
})
