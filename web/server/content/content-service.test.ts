import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { CmsBusyError, contentService } from './content-service'
import { fetchSnapshot } from './fetch-snapshot'
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

const page = (data: unknown[], pageCount: number) =>
  JSON.stringify({ data, meta: { pagination: { pageCount } } })

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
    await expect(service.list('pages')).rejects.toThrow('larger than')
  })

  it('and refused if it is an endless list', async () => {
    const { service, calls } = await serviceOf((response) =>
      response.end(
        page(
          Array.from({ length: 100 }, () => ({})),
          1e9,
        ),
      ),
    )
    await expect(service.list('pages')).rejects.toThrow('more than 2000')
    expect(calls()).toBeLessThan(30)
  })

  it('and refused as soon as the pages of a list are too large together', async () => {
    const { service, calls } = await serviceOf((response) =>
      response.end(page(['x'.repeat(1_500_000)], 1e9)),
    )
    await expect(service.list('pages')).rejects.toThrow('larger than')
    expect(calls()).toBe(3)
  })

  it('and its bytes are counted, not its letters', async () => {
    const { service, calls } = await serviceOf((response) =>
      response.end(page(['é'.repeat(700_000)], 1e9)),
    )
    await expect(service.list('pages')).rejects.toThrow('larger than')
    expect(calls()).toBe(3)
  })

  it('and a revision must be a short text', async () => {
    const { service } = await serviceOf((response) =>
      response.end(JSON.stringify({ revision: 'r'.repeat(5_000) })),
    )
    await expect(service.revision()).rejects.toThrow('larger than')
  })
})

it('a list of several pages is read in full', async () => {
  const { service } = await serviceOf((response, path) =>
    response.end(page([/page%5D=(\d+)|page\]=(\d+)/.exec(path)?.slice(1).find(Boolean)], 3)),
  )
  expect(await service.list('jobs')).toEqual(['1', '2', '3'])
})

it('a single type that is deleted does not keep the other content from being read', async () => {
  const { service } = await serviceOf((response, path) => {
    if (path.startsWith('/api/footer')) response.statusCode = 404
    response.end(path.startsWith('/api/revision') ? '{"revision":"7"}' : page([], 1))
  })
  const log: string[] = []
  const snapshot = await fetchSnapshot(service, builtInSnapshot, (message) => log.push(message))
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
