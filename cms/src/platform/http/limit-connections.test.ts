import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { allowSlowBody, limitConnections } from './limit-connections'

const SLOW = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 9\r\n\r\nslow'

type OnRequest = (request: IncomingMessage, response: ServerResponse) => void

const unlimited = { bodyMs: 60_000, inactivityMs: 60_000, connections: 300 }

async function listening(onRequest: OnRequest, limits: Partial<typeof unlimited>) {
  const server = createServer((request, response) => {
    onRequest(request, response)
    void text(request).then(
      (body) => response.end(`received ${body}`),
      () => undefined,
    )
  })
  limitConnections(server, { ...unlimited, ...limits })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (bytes: string): Socket => {
    const socket = connect(port, '127.0.0.1')
    if (bytes) socket.write(bytes)
    return socket
  }
}

it('200 clients that never end their bodies are told so and disconnected', async () => {
  const send = await listening(() => undefined, { bodyMs: 100 })
  const responses = await Promise.all(Array.from({ length: 200 }, () => text(send(SLOW))))
  for (const response of responses) {
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
    expect(response).toContain('The request took too long to arrive.')
  }
})

it('a client whose response has begun before its body ended is disconnected', async () => {
  const send = await listening((_request, response) => response.write('begun'), { bodyMs: 100 })
  const socket = send(SLOW)
  await once(socket.resume(), 'close')
})

it('a slow body is received whole where it is allowed', async () => {
  const send = await listening(allowSlowBody, { bodyMs: 1 })
  const socket = send(SLOW)
  setTimeout(() => socket.end(' body'), 50)
  expect(await text(socket)).toContain('received slow body')
})

it('a client that does not read its response is disconnected', async () => {
  const answered: Socket[] = []
  const send = await listening(
    (request, response) => {
      answered.push(request.socket)
      response.write(Buffer.alloc(50_000_000))
    },
    { inactivityMs: 100 },
  )
  const socket = send('GET / HTTP/1.1\r\nHost: x\r\n\r\n').pause()
  await expect.poll(() => answered[0]?.destroyed).toBe(true)
  socket.destroy()
})

it('a connection above the limit is closed', async () => {
  const send = await listening(() => undefined, { connections: 2 })
  const held = [send(''), send('')]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  await once(send('').resume(), 'close')
  for (const socket of held) socket.destroy()
})
