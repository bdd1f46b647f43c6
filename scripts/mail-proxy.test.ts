import { once } from 'node:events'
import { createServer as createHttpServer, request } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { mailServerOf } from '@app/runtime'
import { afterEach, expect, it } from 'vitest'
import { mailProxy } from './mail-proxy'

const running: { close: () => unknown }[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close()
})

async function portOf(server: Server) {
  running.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Asks the proxy for a connection: its status, and the connection. */
async function connectThrough(proxyPort: number, target: string) {
  const asked = request({ port: proxyPort, host: '127.0.0.1', method: 'CONNECT', path: target })
  asked.end()
  const answered = (await once(asked, 'connect')) as [{ statusCode: number }, Socket, Buffer]
  const [response, socket, head] = answered
  // What came with the response.
  if (head.length > 0) socket.unshift(head)
  return { status: response.statusCode, socket }
}

const greeting = () =>
  createServer((socket) => socket.on('error', () => undefined).write('220 mail.example.com\r\n'))

it('leads to the mail server', async () => {
  const port = await portOf(greeting())
  const proxy = await portOf(mailProxy(`smtp://user:password@127.0.0.1:${port}`))
  const { status, socket } = await connectThrough(proxy, `127.0.0.1:${port}`)
  expect(status).toBe(200)
  const [greeted] = (await once(socket, 'data')) as [Buffer]
  expect(greeted.toString()).toBe('220 mail.example.com\r\n')
  socket.destroy()
})

it('leads nowhere else', async () => {
  const [port, other] = [await portOf(greeting()), await portOf(greeting())]
  const proxy = await portOf(mailProxy(`smtp://127.0.0.1:${port}`))
  const { status, socket } = await connectThrough(proxy, `127.0.0.1:${other}`)
  expect(status).toBe(403)
  socket.destroy()
})

it('forwards no ordinary request', async () => {
  const port = await portOf(createHttpServer((_request, response) => response.end('inside')))
  const proxy = await portOf(mailProxy(`smtp://127.0.0.1:${port}`))
  const asked = request({ port: proxy, host: '127.0.0.1', path: `http://127.0.0.1:${port}/` })
  asked.end()
  const [response] = (await once(asked, 'response')) as [{ statusCode: number }]
  expect(response.statusCode).toBe(405)
})

it('leads nowhere without a mail server', async () => {
  const port = await portOf(greeting())
  const proxy = await portOf(mailProxy(''))
  const { status, socket } = await connectThrough(proxy, `127.0.0.1:${port}`)
  expect(status).toBe(403)
  socket.destroy()
})

it('says so when the mail server can’t be reached', async () => {
  const proxy = await portOf(mailProxy('smtp://127.0.0.1:1'))
  const { status, socket } = await connectThrough(proxy, '127.0.0.1:1')
  expect(status).toBe(502)
  socket.destroy()
})

it('knows the usual ports', () => {
  expect(mailServerOf('smtp://mail.example.com')).toEqual({ host: 'mail.example.com', port: 587 })
  expect(mailServerOf('smtps://u:p@mail.example.com').port).toBe(465)
  expect(mailServerOf('smtps://mail.example.com:2465').port).toBe(2465)
})
