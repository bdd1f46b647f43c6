import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { Uploads, uploadsIn } from './uploads'

const leave: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const one of leave.splice(0)) await one()
})

/** The pictures of a cms, each of the same weight, and which of them were asked for. */
async function library(weight: number, memoryBytes: number) {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url.replace('/uploads/', ''))
    response.end(Buffer.alloc(weight))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  leave.push(() => new Promise((done) => server.close(done).closeAllConnections()))
  const folder = await mkdtemp(join(tmpdir(), 'beam-uploads-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  leave.push(forget)
  const { port } = server.address() as AddressInfo
  return { uploads: new Uploads(`http://127.0.0.1:${port}`, folder, memoryBytes), asked, forget }
}

it('a picture that the content names is fetched once, whoever asks at the same time', async () => {
  const { uploads, asked } = await library(10, 1000)
  await Promise.all([uploads.keep(['a.png']), uploads.keep(['a.png']), uploads.keep(['a.png'])])
  expect((await uploads.find('a.png'))?.type).toBe('image/png')
  expect(asked).toEqual(['a.png'])
})

it('memory holds no more than it may, and the newest of it', async () => {
  const { uploads, asked, forget } = await library(100, 250)
  await uploads.keep(['a.png', 'b.png', 'c.png'])
  await forget()
  await uploads.find('b.png')
  await uploads.find('c.png')
  expect(asked).toEqual(['a.png', 'b.png', 'c.png'])
  await uploads.find('a.png')
  expect(asked).toHaveLength(4)
})

it('a picture that would fill all memory is given all the same', async () => {
  const { uploads, asked } = await library(100, 50)
  await uploads.keep(['a.png'])
  for (const _ of [1, 2]) expect((await uploads.find('a.png'))?.bodies.identity).toHaveLength(100)
  expect(asked).toEqual(['a.png'])
})

it('the uploads that some content names are found in it', () => {
  const content = { a: '/uploads/a_1.svg?v=k2', b: [{ src: '/uploads/b.png' }], c: '/media/c.svg' }
  expect([...uploadsIn(content)]).toEqual(['a_1.svg?v=k2', 'b.png'])
})
