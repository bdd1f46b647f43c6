import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { builtInSnapshot } from '../content/snapshot'
import { Uploads, uploadsIn } from './uploads'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

/** A cms that serves a picture of one size under any name, and records its requests. */
async function library({
  size = 10,
  memoryBytes = 1000,
  folder = '',
  format,
}: { size?: number; memoryBytes?: number; folder?: string; format?: 'image/webp' } = {}) {
  const requests: string[] = []
  const deleted = new Set<string>()
  const messages: string[] = []
  const withCopy = new Set(['a.jpg?v=1', 'b.png'])
  const server = createServer(({ method = '', url = '', headers }, response) => {
    const name = url.replace('/uploads/', '')
    if (headers.accept === 'image/webp')
      response.setHeader('Content-Type', withCopy.has(name) ? 'image/webp' : 'image/jpeg')
    requests.push(`${method} ${name}`)
    response.statusCode = deleted.has(name) ? 404 : 200
    response.end(Buffer.alloc(size))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => new Promise((done) => server.close(done).closeAllConnections())
  const cached = folder || (await mkdtemp(join(tmpdir(), 'site-uploads-')))
  const emptyDisk = () => rm(cached, { recursive: true, force: true })
  cleanUp.push(() => stop().catch(() => undefined), emptyDisk)
  const { port } = server.address() as AddressInfo
  const start = () =>
    new Uploads({
      cmsUrl: `http://127.0.0.1:${port}`,
      folder: cached,
      memoryBytes,
      ...(format && { format }),
      log: (message) => messages.push(message),
    })
  const downloads = () => requests.filter((one) => one.startsWith('GET'))
  const files = () => readdir(cached)
  return { start, stop, deleted, downloads, emptyDisk, files, messages, folder: cached }
}

const names = (...all: string[]) => new Set(all)

it('only a version that the content names always means the same bytes', async () => {
  const { start } = await library()
  const uploads = start()
  await uploads.prefetch(names('a.png?v=1', 'b.png'))
  expect(['a.png?v=1', 'a.png?v=2', 'a.png', 'b.png'].map((name) => uploads.isFixed(name))).toEqual(
    [true, false, false, false],
  )
})

describe('a picture that the content uses', () => {
  it('is fetched once for concurrent requests', async () => {
    const { start, downloads } = await library()
    const uploads = start()
    await uploads.prefetch(names('a.png'))
    await Promise.all([uploads.find('a.png'), uploads.find('a.png')])
    expect((await uploads.find('a.png'))?.type).toBe('image/png')
    expect(downloads()).toEqual(['GET a.png'])
  })

  it('is served after a restart while the cms is down', async () => {
    const { start, stop } = await library()
    await start().sync(names('a.png'))
    await stop()
    const restarted = start()
    await restarted.prefetch(names('a.png'))
    expect((await restarted.find('a.png'))?.bodies.identity).toHaveLength(10)
  })

  it('is served even if it is larger than the memory cache', async () => {
    const { start, downloads } = await library({ size: 100, memoryBytes: 50 })
    const uploads = start()
    await uploads.prefetch(names('a.png'))
    for (const _ of [1, 2]) expect((await uploads.find('a.png'))?.bodies.identity).toHaveLength(100)
    expect(downloads()).toEqual(['GET a.png'])
  })

  it('is served even if nothing can be written to the disk', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'site-uploads-'))
    cleanUp.push(() => rm(parent, { recursive: true, force: true }))
    await writeFile(join(parent, 'file'), '')
    const { start, messages } = await library({ folder: join(parent, 'file', 'uploads') })
    const uploads = start()
    await uploads.sync(names('a.png', 'b.png'))
    for (const name of ['a.png', 'b.png']) expect(await uploads.find(name)).not.toBeNull()
    expect(messages).toEqual([expect.stringContaining('cached on disk')])
  })
})

describe('a picture that was deleted', () => {
  it('in the cms is gone from the site, even if a page still uses it', async () => {
    const { start, deleted, files } = await library()
    const uploads = start()
    await uploads.sync(names('a.png', 'b.png'))
    deleted.add('a.png')
    await uploads.sync(names('a.png', 'b.png'))
    expect(await uploads.find('a.png')).toBeNull()
    expect(await uploads.find('b.png')).not.toBeNull()
    expect(await files()).toEqual(['b.png'])
  })

  it('from every page is gone from the site’s disk', async () => {
    const { start, files } = await library()
    const uploads = start()
    await uploads.sync(names('a.png?v=1', 'b.png'))
    await uploads.sync(names('b.png'))
    expect(await files()).toEqual(['b.png'])
  })

  it('while the site was stopped is gone once the cms responds', async () => {
    const { start, deleted } = await library()
    await start().sync(names('a.png'))
    deleted.add('a.png')
    const restarted = start()
    await restarted.prefetch(names('a.png'))
    await restarted.sync(names('a.png'))
    expect(await restarted.find('a.png')).toBeNull()
  })

  it('is distinguished from one whose cms is down', async () => {
    const { start, stop, files } = await library()
    const uploads = start()
    await uploads.sync(names('a.png'))
    await stop()
    await uploads.sync(names('a.png'))
    expect(await uploads.find('a.png')).not.toBeNull()
    expect(await files()).toEqual(['a.png'])
  })
})

it.each([
  ['a.png', 'image/png'],
  ['a.SVG', 'image/svg+xml; charset=utf-8'],
  ['a.mp4', 'video/mp4'],
  ['a.html', 'application/octet-stream'],
  ['a.js?v=1', 'application/octet-stream'],
  ['a.css', 'application/octet-stream'],
])('an upload named %s is served as %s', async (name, type) => {
  const uploads = (await library()).start()
  await uploads.prefetch(names(name))
  expect((await uploads.find(name))?.type).toBe(type)
})

describe('a picture that no content uses', () => {
  const open = new AbortController().signal

  it('is passed on, and not cached', async () => {
    const { start, downloads, files } = await library()
    const uploads = start()
    for (const _ of [1, 2]) {
      const passed = await uploads.passOn('draft.png', 'GET', 'visitor', open)
      if (!passed || passed === 'busy' || !passed.body) throw new Error('It is not passed on.')
      expect(passed).toMatchObject({
        type: 'image/png',
        length: '10',
        vary: 'Accept-Encoding, Accept',
      })
      expect(await buffer(passed.body)).toHaveLength(10)
    }
    expect(await uploads.find('draft.png')).toBeNull()
    expect(downloads()).toHaveLength(2)
    expect(await files()).toEqual([])
  })

  it('is asked for by its headers alone if the visitor does', async () => {
    const { start, downloads } = await library()
    expect(await start().passOn('draft.png', 'HEAD', 'visitor', open)).toMatchObject({ body: null })
    expect(downloads()).toEqual([])
  })

  it('is not there if the cms has none, or the name is none', async () => {
    const { start, deleted } = await library()
    deleted.add('gone.png')
    for (const name of ['gone.png', '.hidden', 'a/b.png'])
      expect(await start().passOn(name, 'GET', 'visitor', open)).toBeNull()
  })

  it('holds its place until the visitor has it, so that nobody fills the memory', async () => {
    const { start } = await library()
    const uploads = start()
    const places = Array.from({ length: 80 }, () => new AbortController())
    for (const [at, { signal }] of places.entries())
      expect(await uploads.passOn('draft.png', 'GET', `visitor ${at}`, signal)).toMatchObject({
        length: '10',
      })
    expect(await uploads.passOn('draft.png', 'GET', 'one more', open)).toBe('busy')
    places[0]?.abort()
    expect(await uploads.passOn('draft.png', 'GET', 'one more', open)).toMatchObject({
      length: '10',
    })
  })

  it('is there for others while one visitor takes as many as it gets', async () => {
    const uploads = (await library()).start()
    const places = Array.from({ length: 40 }, () => new AbortController())
    for (const { signal } of places)
      expect(await uploads.passOn('draft.png', 'GET', 'greedy', signal)).not.toBe('busy')
    expect(await uploads.passOn('draft.png', 'GET', 'greedy', open)).toBe('busy')
    expect(await uploads.passOn('draft.png', 'GET', 'visitor', open)).toMatchObject({
      length: '10',
    })
    places[0]?.abort()
    expect(await uploads.passOn('draft.png', 'GET', 'greedy', open)).not.toBe('busy')
  })

  it('of another version than the published one is known by that', async () => {
    const uploads = (await library()).start()
    await uploads.prefetch(names('film.mp4?v=1', 'b.png'))
    const asked = ['film.mp4?v=2', 'film.mp4', 'b.png?v=1', 'other.png']
    expect(asked.map((name) => uploads.publishedAs(name))).toEqual([
      'film.mp4?v=1',
      'film.mp4?v=1',
      undefined,
      undefined,
    ])
  })
})

it('the memory cache keeps to its limit and evicts the least recently used', async () => {
  const { start, downloads, emptyDisk } = await library({ size: 100, memoryBytes: 250 })
  const uploads = start()
  await uploads.prefetch(names('a.png', 'b.png', 'c.png'))
  await emptyDisk()
  await uploads.find('b.png')
  await uploads.find('c.png')
  expect(downloads()).toHaveLength(3)
  await uploads.find('a.png')
  expect(downloads()).toHaveLength(4)
})

it('finds the uploads that content uses', () => {
  const [page] = builtInSnapshot.pages
  const Content = [{ image: { src: '/uploads/a_1.svg?v=k2' }, other: '/media/c.svg' }] as never
  const menu = [{ icon: '/uploads/b.png' }] as never
  const content = { ...builtInSnapshot, pages: [{ ...page!, Content }], jobs: [], menu }
  expect([...uploadsIn(content)]).toEqual(['a_1.svg?v=k2', 'b.png'])
})

describe('the copies of photos in another format', () => {
  const format = 'image/webp'

  it('are loaded with the content, and asked for once if the cms has none', async () => {
    const { start, downloads } = await library({ format })
    const copies = start()
    const all = names('a.jpg?v=1', 'b.png', 'c.jpg', 'd.svg', 'e.gif')
    await copies.sync(all)
    await copies.sync(all)
    expect((await copies.findCopy('a.jpg?v=1'))?.type).toBe(format)
    expect((await copies.findCopy('b.png'))?.vary).toBe('Accept-Encoding, Accept')
    for (const name of ['c.jpg', 'd.svg', 'e.gif', 'made-up.jpg'])
      expect(await copies.findCopy(name), name).toBeNull()
    expect(downloads().toSorted()).toEqual(['GET a.jpg?v=1', 'GET b.png', 'GET c.jpg'])
  })

  it('are not waited for: the photo itself is sent until one is there', async () => {
    const { start } = await library({ format })
    const copies = start()
    const loading = copies.prefetch(names('b.png'))
    expect(await copies.findCopy('b.png')).toBeNull()
    await loading
    expect(await copies.findCopy('b.png')).not.toBeNull()
  })

  it('are on disk while the cms is down, and gone with their photo', async () => {
    const { start, stop, files } = await library({ format })
    await start().sync(names('b.png'))
    await stop()
    const restarted = start()
    await restarted.prefetch(names('b.png'))
    expect((await restarted.findCopy('b.png'))?.bodies.identity).toHaveLength(10)
    await restarted.sync(names('other.png'))
    expect(await restarted.findCopy('b.png')).toBeNull()
    expect(await files()).toEqual([])
  })
})
