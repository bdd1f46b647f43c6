import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startSignOnNginx } from '../harness/nginx'
import { startCms, type RunningCms } from '../harness/start-cms'

let cms: RunningCms
let signOn: Server
let nginx: Awaited<ReturnType<typeof startSignOnNginx>>

beforeAll(async () => {
  cms = await startCms({ postgres: '', from: inject('seeded') })
  // In place of the OpenID Connect proxy: nobody has logged in.
  signOn = createServer((_request, response) => response.writeHead(401).end())
  await new Promise<void>((done) => signOn.listen(0, '127.0.0.1', done))
  const { port } = signOn.address() as AddressInfo
  nginx = await startSignOnNginx(cms.url, `http://127.0.0.1:${port}`)
})
afterAll(async () => {
  await nginx.stop()
  await new Promise((done) => signOn.close(done))
  await cms.remove()
})

/** With the path as it is written: a URL would be normalised. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(nginx.url)
    request({ hostname, port, path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

it.each([
  ['/healthz', 200],
  ['/readyz', 200],
  // The answer of the cms to a request without a token.
  ['/api/pages', 403],
])('%s needs no sign-on', async (path, status) => {
  expect(await statusOf(path)).toBe(status)
})

it.each(['/admin', '/admin/init', '//admin', '/API/pages', '/content-manager/init', '/upload'])(
  'whoever has not signed on is sent to the sign-on from %s',
  async (path) => {
    expect(await statusOf(path)).toBe(302)
  },
)

it.each([
  '/api/..%2fadmin/init',
  '/api/%2f../admin/init',
  '/api%2f..%2fadmin',
  '/admin%2f..%2fapi/pages',
  '/admin/init/..%2F..%2F..%2Fapi/pages',
  '/api/..%5cadmin',
  '/api/..\\admin',
  '/api/../admin/init',
  '/api/%2e%2e/admin/init',
  '/api/%2E./admin/init',
  '/uploads/..%252fadmin',
  '/uploads/../admin',
])('%s does not pass as an address that needs no sign-on', async (path) => {
  expect(await statusOf(path)).toBe(400)
})
