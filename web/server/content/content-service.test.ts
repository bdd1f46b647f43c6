import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { CmsBusyError, contentService } from './content-service'
import { contentReader } from './content-reader'
import { builtInSnapshot } from './snapshot'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

async function serviceOf(answer: (response: ServerResponse, path: string) => void) {
  let calls = 0
  const server = createServer(({ url = '' }, response) => {
    calls += 1
    answer(response, url)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanUp.push(() => new Promise((done) => server.close(done).closeAllConnections()))
  const { port } = server.address() as AddressInfo
  return { service: contentService(`http://127.0.0.1:${port}`, 'a token'), calls: () => calls }
}

const answer = (data: unknown) => JSON.stringify({ data, meta: {} })

describe('a response of the cms is limited in size', () => {
  it('and refused if it never ends', async () => {
    let isCut = false
    const { service } = await serviceOf((response) => {
      response.once('close', () => (isCut = true))
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000)));
      }
      response.on('drain', more)
      more()
    })
    await expect(service.single('footer')).rejects.toThrow('larger than')
    await expect.poll(() => isCut).toBe(true)
  })

  it('and refused at once if its Content-Length is over the limit', async () => {
    const { service } = await serviceOf((response) => {
      response.setHeader('Content-Length', 1e12)
      response.write('{')
    })
    await expect(service.entries('pages', ['one'])).rejects.toThrow('larger than')
  })

  it('and refused if it has more entries than fit in memory', async () => {
    const pages = Array.from({ length: 20_001 }, (_, at) => [`doc${at}`, '1'])
    const { service } = await serviceOf((response) =>
      response.end(answer({ epoch: '', entries: { pages }, files: [] })),
    )
    await expect(service.versions()).rejects.toThrow('more than 20000 pages')
  })

  it('and a revision must be a short text', async () => {
    const { service } = await serviceOf((response) =>
      response.end(JSON.stringify({ revision: 'r'.repeat(5_000) })),
    )
    await expect(service.revision()).rejects.toThrow('larger than')
  })
})

it('entries are read by their documents', async () => {
  const { service } = await serviceOf((response, path) => response.end(answer([path])))
  const [path] = await service.entries('jobs', ['one', 'two'])
  expect(path).toMatch(/^\/api\/jobs\?populate=deep&language=all&/)
  expect(path).toMatch(/&filters\[documentId\]\[\$in\]=one&filters\[documentId\]\[\$in\]=two$/)
})

it('a single type that is deleted does not keep the other content from being read', async () => {
  const { service } = await serviceOf((response, path) => {
    if (path.startsWith('/api/footer')) response.statusCode = 404
    if (path.startsWith('/api/revision')) response.end('{"revision":"7"}')
    else response.end(answer(path.startsWith('/api/versions') ? { entries: {}, files: [] } : []))
  })
  const log: string[] = []
  const read = contentReader(service, builtInSnapshot, (message) => log.push(message))
  const snapshot = await read(builtInSnapshot)
  expect(snapshot).toMatchObject({ revision: '7', pages: [], footer: builtInSnapshot.footer })
  expect(log).toContain('footer: The cms has none; the last one stays.')
})

it('a cms that is busy is told apart from one that is down', async () => {
  const { service } = await serviceOf((response, path) => {
    if (path.startsWith('/api/revision')) response.setHeader('Retry-After', '2')
    response.writeHead(503).end()
  })
  await expect(service.revision()).rejects.toEqual(new CmsBusyError(2_000))
  await expect(service.menu()).rejects.not.toBeInstanceOf(CmsBusyError)
})
