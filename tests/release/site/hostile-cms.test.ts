import { execFileSync } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { newDataDir } from '../../site/harness/site-without-cms'
import { startWeb } from '../../harness/start-web'
import { patience } from '../../harness/patience'

const MB = 1024 * 1024
const LIMIT_KB = 400 * 1024
/** Content is read at most twice a second, in several calls; a failing cms is asked less often. */
const CALLS = 60

const { dataDir, remove } = newDataDir()
afterAll(remove)

type Reply = (response: ServerResponse, path: string, count: number) => void

/** A cms whose revision changes with every call; the test supplies its content. */
async function hostileCms(reply: Reply) {
  let calls = 0
  const server = createServer(({ url = '' }, response) => {
    calls += 1
    response.on('error', () => undefined)
    if (url.startsWith('/api/revision'))
      setTimeout(() => response.end(JSON.stringify({ revision: `r${calls}` })), 5)
    else reply(response, url, calls)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    calls: () => calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

const text = (length: number) => 'lorem ipsum '.repeat(length / 12)

const page = (slug: string, length: number) => ({
  slug,
  title: slug,
  aliases: [],
  related: [],
  Content: [
    {
      __component: 'blocks.text',
      title: slug,
      body: [{ type: 'paragraph', children: [{ type: 'text', text: text(length) }] }],
    },
  ],
})

const list = (data: unknown[], pageCount = 1) =>
  JSON.stringify({ data, meta: { pagination: { pageCount } } })

const empty = list([])

const floods: [string, Reply][] = [
  [
    'many large pages, different ones each time',
    (response, path, count) =>
      response.end(
        path.startsWith('/api/pages')
          ? list(Array.from({ length: 60 }, (_, at) => page(`page-${count}-${at}`, 60_000)))
          : empty,
      ),
  ],
  [
    'one enormous page',
    (response, path, count) =>
      response.end(
        path.startsWith('/api/pages') ? list([page('home', 3 * MB), page(`p${count}`, 12)]) : empty,
      ),
  ],
  [
    'a list with no end',
    (response, path, count) =>
      response.end(list([page(`page-${path.length}-${count}`, 1200)], 1e9)),
  ],
  [
    'responses that never end',
    (response) => {
      const more = () => {
        while (!response.destroyed && response.write(text(MB)));
      }
      response.on('drain', more)
      more()
    },
  ],
]

describe('a cms whose content changes constantly', () => {
  it.each(floods)('cannot exhaust the site’s memory with %s', async (_, reply) => {
    const cms = await hostileCms(reply)
    const web = await startWeb({ dataDir, cmsUrl: cms.url })
    const residentKb = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(web.pid)]))
    try {
      let highest = 0
      await vi.waitUntil(
        () => {
          highest = Math.max(highest, residentKb())
          return cms.calls() > CALLS
        },
        { timeout: patience.visit, interval: 100 },
      )
      for (const path of ['/', '/banks', '/page-1-1'])
        expect([200, 404]).toContain((await web.get(path)).status)
      expect(highest).toBeGreaterThan(0)
      expect(highest).toBeLessThan(LIMIT_KB)
      expect((await web.get('/')).status).toBe(200)
    } finally {
      await web.stop()
      await cms.stop()
    }
  })
})
