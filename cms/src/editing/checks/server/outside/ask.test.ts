import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { askLink } from './ask'
import { isPublicAddress } from './public-address'

const anybody = () => true
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(answer: RequestListener) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a link is there, gone, or silent', async () => {
  const site = await listen(({ url = '', method }, response) => {
    if (url === '/moved') response.writeHead(302, { Location: '/there' })
    else if (url === '/moved-away') response.writeHead(301, { Location: '/nowhere' })
    else if (url === '/circle') response.writeHead(302, { Location: '/circle' })
    else if (url === '/no-heads') response.writeHead(method === 'HEAD' ? 404 : 200)
    else if (url === '/closed-to-you') response.writeHead(403)
    else if (url === '/broken') response.writeHead(503)
    else if (url !== '/there') response.writeHead(404)
    response.end()
  })
  const ask = (path: string) => askLink(site + path, anybody)
  for (const path of ['/there', '/moved', '/no-heads', '/closed-to-you'])
    expect([path, await ask(path)]).toEqual([path, { kind: 'there' }])
  for (const path of ['/nowhere', '/moved-away'])
    expect(await ask(path)).toEqual({ kind: 'gone', reason: 'answers 404' })
  expect(await ask('/broken')).toEqual({ kind: 'silent', reason: 'answers 503' })
  expect(await ask('/circle')).toEqual({ kind: 'silent', reason: 'does not answer' })
  expect(await askLink('http://127.0.0.1:1/', anybody)).toMatchObject({ kind: 'silent' })
})

it('a server that never answers is waited for no longer than told', async () => {
  const site = await listen(() => undefined)
  expect(await askLink(site, anybody, 100)).toMatchObject({ kind: 'silent' })
})

it('an address of this machine is not asked, by number, by name, or by a redirect', async () => {
  let asked = 0
  const inside = await listen((_request, response) => {
    asked++
    response.end()
  })
  const { port } = new URL(inside)
  for (const url of [inside, `http://localhost:${port}/`, `http://[::ffff:127.0.0.1]:${port}/`])
    expect(await askLink(url, isPublicAddress)).toEqual({ kind: 'unasked' })
  expect(asked).toBe(0)

  const outside = await listen((_request, response) => {
    response.writeHead(302, { Location: `http://127.0.0.2:${port}/` }).end()
  })
  const onlyOutside = (address: string) => address === '127.0.0.1'
  expect(await askLink(outside, onlyOutside)).toEqual({ kind: 'unasked' })
})
