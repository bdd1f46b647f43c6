import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { allowSlowBody, limitConnections } from './limit-connections'

const SLOW = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 9\r\n\r\nslow'

type OnRequest = (request: IncomingMessage, response: ServerResponse) => void

async function listening(onRequest: OnRequest, bodyMs: number) {
  const server = createServer((request, response) => {
    onRequest(request, response)
    void text(request).then(
      (body) => response.end(`received ${body}`),
      () => undefined,
    )
  })
  limitConnections(server, { bodyMs, inactivityMs: 60_000, connections: 300 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (bytes: string): Socket => {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    return socket
  }
}

it('200 clients that never end their bodies are told so and disconnected', async () => {
  const send = await listening(() => undefined, 100)
  const responses = await Promise.all(Array.from({ length: 200 }, () => text(send(SLOW))))
  for (const response of responses) {
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
    expect(response).toContain('The request took too long to arrive.')
  }
})

it('a client whose response has begun before its body ended is disconnected', async () => {
  const send = await listening((_request, response) => response.write('begun'), 100)
  const socket = send(SLOW)
  await once(socket.resume(), 'close')
})

it('a slow body is received whole where it is allowed', async () => {
  const send = await listening(allowSlowBody, 1)
  const socket = send(SLOW)
  setTimeout(() => socket.end(' body'), 50)
  expect(await text(socket)).toContain('received slow body')
})
