import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Bucket, sha256 } from '../../runtime/index'
import { signed } from '../../runtime/s3/sign'
import { requireFromCms } from './cms-modules'

type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> }

const BUCKET = 'uploads-of-tests'

/** The key that the server knows. */
const account = { id: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' }

/** Answers a request of the cms in the store's place; the others reach it. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

/** A store that checks signatures, behind a proxy that can fail. */
export async function startS3(address = '127.0.0.1') {
  const directory = mkdtempSync(join(tmpdir(), 'site-s3-'))
  const S3rver = requireFromCms('@20minutes/s3rver') as new (options: object) => S3Server
  const server = new S3rver({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  let fault: Fault = () => false
  const asked: string[] = []
  const proxy = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    if (fault(incoming, response)) return
    const { method, url, headers } = incoming
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  })
  const listen = (at: number) => once(proxy.listen(at, address), 'listening')
  await listen(0)
  const { port: endpointPort } = proxy.address() as AddressInfo
  const endpoint = `http://${address}:${endpointPort}`
  const bucket = new Bucket({ bucket: BUCKET, endpoint, forcePathStyle: true, account })
  return {
    endpoint,
    /** What the cms asked, such as `GET /bucket/uploads/a.png`. */
    asked,
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_FORCE_PATH_STYLE: 'true',
      AWS_ACCESS_KEY_ID: account.id,
      AWS_SECRET_ACCESS_KEY: account.secret,
    },
    bucket,
    /** Of each upload, by its name. */
    async hashes() {
      const copy = `${directory}.copy`
      const hashes: Record<string, string> = {}
      for (const name of await bucket.names()) {
        await bucket.get(name, copy)
        hashes[name] = sha256(readFileSync(copy))
      }
      rmSync(copy, { force: true })
      return hashes
    },
    async empty() {
      for (const name of await bucket.names()) await bucket.remove(name)
    },
    /** Puts, finds or deletes what is none of ours; its status. */
    async ask(method: string, key: string) {
      const url = new URL(`${endpoint}/${BUCKET}/${key}`)
      const body = Buffer.from(method === 'PUT' ? 'foreign' : '')
      const headers = signed({ method, url, headers: {}, body }, account, new Date())
      return (await fetch(url, { method, headers, ...(body.length > 0 && { body }) })).status
    },
    fail: (by: Fault) => void (fault = by),
    work: () => void (fault = () => false),
    stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
    startAgain: () => listen(endpointPort),
    async remove() {
      proxy.close()
      proxy.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
