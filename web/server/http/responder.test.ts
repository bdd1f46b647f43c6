import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { gracefulServer } from './graceful-server'
import { Responder } from './responder'

async function locationOf(to: string, query?: string) {
  const server = createServer((_, response) => new Responder({}).redirect(response, to, query))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { status, headers } = await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' })
  return `${status} ${headers.get('Location')}`
}

it.each([
  ['/news', undefined, '/news'],
  ['/news', 'from=mail', '/news?from=mail'],
  ['/news?year=2026', 'from=mail', '/news?year=2026&from=mail'],
  ['/news?year=2026#top', 'from=mail', '/news?year=2026&from=mail#top'],
  ['/préços', 'q=a%20b', '/pr%C3%A9%C3%A7os?q=a%20b'],
])('a redirect to %s keeps the query %s', async (to, query, location) => {
  expect(await locationOf(to, query)).toBe(`301 ${location}`)
})

/** A server that passes on a film of 50 MB to whoever asks, and how many are on their way. */
async function passing(slowest?: { bytes: number; everyMs: number }) {
  const chunks = Array<Buffer>(500).fill(Buffer.alloc(100_000))
  let underWay = 0
  const { server, close } = gracefulServer((_, response) => {
    underWay += 1
    response.once('close', () => (underWay -= 1))
    const film = { type: 'video/mp4', policy: '', length: '50000000', body: Readable.from(chunks) }
    void new Responder({}).passedOn(response, film, slowest)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  const ask = (times: number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times))
    return socket
  }
  return { port, ask, underWay: () => underWay }
}

const SLOWEST = { bytes: 50_000, everyMs: 200 }

it('a client that asks for many films at once and reads none loses its connection and its places', async () => {
  const { ask, underWay } = await passing(SLOWEST)
  const idle = [ask(16), ask(16)].map((socket) => socket.pause())
  await expect.poll(underWay).toBe(32)
  await expect.poll(underWay).toBe(0)
  for (const socket of idle) socket.destroy()
})

it('a client that reads a little now and then, to hold its place, loses it too', async () => {
  const { ask, underWay } = await passing(SLOWEST)
  const socket = ask(1).pause()
  await expect.poll(underWay).toBe(1)
  for (let round = 0; round < 100 && underWay() > 0; round += 1) {
    socket.read(1000)
    await wait(50)
  }
  expect(underWay()).toBe(0)
  socket.destroy()
})

it('a client that reads on gets the whole film', async () => {
  const { port } = await passing()
  const { body } = await fetch(`http://127.0.0.1:${port}/film.mp4`)
  expect(await buffer(Readable.fromWeb(body as never))).toHaveLength(50_000_000)
})
