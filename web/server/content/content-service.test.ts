import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { contentService } from './content-service'

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

describe('what the cms sends is not trusted with the site’s memory', () => {
  it('a response that never ends is refused', async () => {
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

  it('an announced length over the limit is refused at once', async () => {
    const { service } = await serviceOf((response) => {
      response.setHeader('Content-Length', 1e12)
      response.write('{')
    })
    await expect(service.list('pages')).rejects.toThrow('larger than')
  })

  it('a list of endless entries is refused', async () => {
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

  it('a list of large pages is refused as soon as together they are too large', async () => {
    const { service, calls } = await serviceOf((response) =>
      response.end(page(['x'.repeat(1_500_000)], 1e9)),
    )
    await expect(service.list('pages')).rejects.toThrow('larger than')
    expect(calls()).toBe(3)
  })

  it('a revision is a short text', async () => {
    const { service } = await serviceOf((response) =>
      response.end(JSON.stringify({ revision: 'r'.repeat(5_000) })),
    )
    await expect(service.revision()).rejects.toThrow('larger than')
  })
})

it('a list of several pages is read whole', async () => {
  const { service } = await serviceOf((response, path) =>
    response.end(page([/page%5D=(\d+)|page\]=(\d+)/.exec(path)?.slice(1).find(Boolean)], 3)),
  )
  expect(await service.list('jobs')).toEqual(['1', '2', '3'])
})
