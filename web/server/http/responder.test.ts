import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
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
