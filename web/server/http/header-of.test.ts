import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { headerOf } from './header-of'

async function requestWith(lines: string) {
  const server = createServer((_request, response) => response.end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write(`GET / HTTP/1.1\r\nHost: x\r\n${lines}\r\n`)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  client.destroy()
  server.close()
  return request
}

it.each([
  ['in any case', 'ACCEPT-encoding: br\r\nAccept: */*\r\n', 'br'],
  ['joined when it is sent twice', 'Accept-Encoding: br\r\naccept-encoding: gzip\r\n', 'br, gzip'],
  ['empty', 'Accept-Encoding:\r\n', ''],
  ['absent', 'X-Accept-Encodin: br\r\nAccept-Encodings: br\r\n', undefined],
])('reads a header that is %s as Node does', async (_, lines, value) => {
  const request = await requestWith(lines)
  expect(headerOf(request, 'accept-encoding')).toBe(value)
  expect(request.headers['accept-encoding']).toBe(value)
})
