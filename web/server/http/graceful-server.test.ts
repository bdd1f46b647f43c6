import { once } from 'node:events'
import { Agent, type IncomingMessage, get, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { gracefulServer, type Limits } from './graceful-server'

async function listening(
  listener: (response: ServerResponse) => void,
  limits: Partial<Limits> = {},
) {
  const { server, close } = gracefulServer((_request, response) => listener(response), limits)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    close,
    received: () => once(server, 'request'),
    connected: () => once(server, 'connection') as Promise<[Socket]>,
  }
}

const answer = (response: ServerResponse) => response.end('whole')

it('closes while a browser holds an idle connection', async () => {
  const { port, close } = await listening(answer)
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const ended = once(idle, 'close')
  await close()
  await ended
})

it('finishes the request in flight, and closes although its connection could be reused', async () => {
  const waiting: ServerResponse[] = []
  const { port, close, received } = await listening((response) => waiting.push(response))
  const agent = new Agent({ keepAlive: true })
  const sent = get({ port, host: '127.0.0.1', agent })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  await received()
  const closed = close()
  waiting[0]?.end('whole')
  const [response] = await answered
  expect(await text(response)).toBe('whole')
  await closed
  agent.destroy()
})

it.each([
  ['sends nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['never ends its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow'],
])('200 connections of a client that %s are closed, and others are served', async (_, bytes) => {
  const { port, close } = await listening(() => undefined, {
    headersMs: 100,
    requestMs: 200,
    checkMs: 20,
  })
  const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'))
  await Promise.all(
    sockets.map(async (socket) => {
      socket.resume()
      socket.write(bytes)
      await once(socket, 'close')
    }),
  )
  await close()
})

it('a client that does not read its response loses its connection', async () => {
  const { port, close, connected } = await listening(
    (response) => response.end(Buffer.alloc(50_000_000)),
    { inactivityMs: 100 },
  )
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [held] = await connected()
  // Before `close`, which ends every connection.
  await once(held, 'close')
  await close()
  socket.destroy()
})

it('accepts at most the configured number of connections', async () => {
  const { port, close } = await listening(answer, { connections: 2 })
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const refused = connect(port, '127.0.0.1')
  let received = ''
  refused.on('data', (chunk) => (received += String(chunk)))
  refused.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await new Promise((resolve) => refused.on('error', () => {}).once('close', resolve))
  expect(received).toBe('')
  for (const socket of held) socket.destroy()
  await close()
})

describe('a client that does not wait for responses', () => {
  const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count)

  it('is disconnected before thousands of its requests are handled', async () => {
    let handled = 0
    const { port, close } = await listening(() => void (handled += 1))
    const greedy = connect(port, '127.0.0.1')
    greedy.write(requests(2_000))
    await new Promise((resolve) => greedy.on('error', () => {}).once('close', resolve))
    expect(handled).toBe(16)
    await close()
  })

  it('is served if it sends no more than a few ahead, as often as it likes', async () => {
    const { port, close } = await listening(answer)
    const client = connect(port, '127.0.0.1')
    let received = ''
    client.on('data', (chunk) => (received += String(chunk)))
    for (let round = 1; round <= 5; round += 1) {
      client.write(requests(10))
      await expect.poll(() => received.split('whole').length - 1).toBe(round * 10)
    }
    client.destroy()
    await close()
  })
})
