import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { asEditor } from '../../api/as-editor'
import { readPage } from '../../harness/page-content'
import { routes } from '../../harness/routes'
import { startCms } from '../../harness/start-cms'
import { startWeb } from '../../harness/start-web'
import type { Context, Result } from '../fault-case'
import { startReaders } from '../readers'

const EACH_MS = 4000
const HEALED_MS = 60_000

type Reply = (response: ServerResponse) => void

const json = (value: unknown): Reply => {
  const text = JSON.stringify(value)
  return (response) => response.setHeader('Content-Type', 'application/json').end(text)
}

/** As a stream: a loop of writes to a quick reader would never let this process do anything else. */
function* endlessList() {
  yield '{"data":['
  for (;;) yield '"lorem ipsum",'.repeat(5_000)
}

const hostilities: Record<string, Reply> = {
  'answers 500': (response) => response.writeHead(500).end('{"error":"no"}'),
  'never answers': () => undefined,
  'breaks off': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' })
    response.write('{"data":[{"slug":"home",', () => response.destroy())
  },
  'answers HTML': (response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><h1>Welcome</h1>'),
  'answers null': json(null),
  'answers a list': json([1, 'two', { three: null }]),
  'answers other types': json({ data: { revision: 7, slug: [] }, meta: 'none', revision: {} }),
  'answers without data': json({ meta: { pagination: { pageCount: 'many' } } }),
  'never stops answering': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    Readable.from(endlessList()).pipe(response)
  },
}

/** Stands before the cms: passes on what it is asked, or answers itself. */
async function startImpostor(target: string) {
  let hostility: Reply | undefined
  let changes = 0
  const server = createServer((incoming, response) => {
    response.on('error', () => undefined)
    if (!hostility) {
      const { method, url, headers } = incoming
      const passedOn = request(target + url, { method, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => response.destroy()).pipe(response)
      })
      passedOn.on('error', () => response.destroy())
      response.on('close', () => passedOn.destroy())
      return incoming.pipe(passedOn)
    }
    // Half of the time it names a new revision, so that the site reads everything again.
    changes += 1
    const namesRevision = incoming.url?.startsWith('/api/revision') && changes % 2 === 0
    return (namesRevision ? json({ revision: `hostile-${changes}` }) : hostility)(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn(reply?: Reply) {
      hostility = reply
      server.closeAllConnections()
    },
    stop: () => server.close().closeAllConnections(),
  }
}

/** Whatever the cms answers the site, readers get the last good content. */
export async function hostileCms(context: Context): Promise<Result> {
  const cms = await startCms({ postgres: context.postgres, from: context.seeded })
  const impostor = await startImpostor(cms.url)
  const web = await startWeb({ dataDir: cms.dataDir, cmsUrl: impostor.url })
  try {
    const editor = asEditor(cms)
    const [row] = await cms.select("select document_id from pages where slug = 'banks'")
    const id = String(row?.['document_id'])
    const publish = async (title: string) => {
      await editor.pages.save(id, { title, seo: { title, description: title } })
      await editor.pages.publish(id)
    }
    const titleShown = async () => readPage((await web.get('/banks')).text).title
    const isShown = async (title: string) => {
      const givesUpAt = performance.now() + HEALED_MS
      while ((await titleShown()) !== title && performance.now() < givesUpAt) await wait(50)
      return (await titleShown()) === title
    }
    const problems = []
    let title = 'Before all hostility'
    await publish(title)
    if (!(await isShown(title))) problems.push('The site did not show the first publish.')
    for (const { path } of routes) await web.showing('cms', path)
    const readers = startReaders({
      count: 4,
      urlOf: () => web.url,
      faultIn: (path, html) => {
        const page = readPage(html)
        if (page.content === 'built-in') return 'the built-in content replaced the last good one'
        if (path === '/banks' && !page.title.includes('hostility')) return `“${page.title}”`
        return undefined
      },
    })
    for (const [name, reply] of Object.entries(hostilities)) {
      context.detail(`a cms that ${name}`)
      impostor.turn(reply)
      await wait(EACH_MS)
      impostor.turn()
      title = `After the hostility: ${name}`
      await publish(title)
      if (!(await isShown(title)))
        problems.push(`The site did not heal after a cms that ${name}: “${await titleShown()}”`)
    }
    const read = await readers.stop()
    return {
      figures: { faults: Object.keys(hostilities).length, ...read.figures },
      problems: [...problems, ...read.problems],
    }
  } finally {
    await web.kill()
    impostor.stop()
    await cms.remove()
  }
}
