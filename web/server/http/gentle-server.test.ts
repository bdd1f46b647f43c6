import { once } from 'node:events'
import { Agent, type IncomingMessage, get, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { gentleServer } from './gentle-server'

async function listening(listener: (response: ServerResponse) => void) {
  const { server, close } = gentleServer((_request, response) => listener(response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, close, seen: () => once(server, 'request') }
}

it('closes while a browser holds a connection on which it asks for nothing', async () => {
  const { port, close } = await listening(() => undefined)
  const spare = connect(port, '127.0.0.1')
  await once(spare, 'connect')
  const ended = once(spare, 'close')
  await close()
  await ended
})

it('answers what is under way, and closes though its connection could be used again', async () => {
  const waiting: ServerResponse[] = []
  const { port, close, seen } = await listening((response) => waiting.push(response))
  const agent = new Agent({ keepAlive: true })
  const sent = get({ port, host: '127.0.0.1', agent })
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>
  await seen()
  const closed = close()
  waiting[0]?.end('whole')
  const [response] = await answer
  expect(await text(response)).toBe('whole')
  await closed
  agent.destroy()
})
