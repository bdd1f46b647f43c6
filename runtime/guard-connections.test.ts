import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { guardConnections } from './guard-connections'

const CHUNK = 'x'.repeat(100_000)

/** Both ends of a connection to a server that refuses every request without reading its body. */
async function connected(maxMs?: number) {
  const server = createServer((_request, response) => response.writeHead(413).end('too large'))
  guardConnections(server, maxMs)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void client.destroy())
  const [accepted] = (await once(server, 'connection')) as [Socket]
  const closed = new Promise((resolve) => accepted.once('close', resolve))
  client.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n')
  return { client, closed }
}

it('a client gets the refusal after it has sent its whole body', async () => {
  const { client, closed } = await connected()
  for (let sent = 0; sent < 10; sent += 1) {
    client.write(CHUNK)
    await wait(10)
  }
  const [response] = (await once(client, 'data')) as [Buffer]
  expect(String(response)).toContain('too large')
  await closed
})

it('a client that never ends its body is disconnected', async () => {
  const { client, closed } = await connected(50)
  const [response] = (await once(client, 'data')) as [Buffer]
  expect(String(response)).toContain('413')
  await closed
})

/** Holds up the whole process, as a long query does. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

it.each([
  ['that arrived while the process paused is answered', 'Host: x\r\n\r\n', 'HTTP/1.1 200'],
  ['that is never complete is refused', 'Host: x\r\n', 'HTTP/1.1 408'],
])('a request %s', async (_, rest, status) => {
  const server = createServer({ connectionsCheckingInterval: 20 }, (_request, response) =>
    response.end('done'),
  )
  server.headersTimeout = 100
  guardConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void client.destroy())
  await once(server, 'connection')
  client.write(`GET / HTTP/1.1\r\n${rest}`)
  pause(200)
  const [response] = (await once(client, 'data')) as [Buffer]
  expect(String(response)).toContain(status)
})

it.each([
  ['that waits for its answer gets it', 'Content-Length: 0\r\n\r\n', 'done'],
  ['that does not send its whole body is disconnected', 'Content-Length: 5\r\n\r\n', ''],
])('a silent client %s', async (_, rest, received) => {
  const server = createServer((_request, response) => {
    void wait(200).then(() => response.end('done'))
  })
  server.setTimeout(50)
  guardConnections(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = connect({ port, host: '127.0.0.1' })
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${rest}`)
  expect((await text(client)).slice(-4)).toBe(received)
})
