import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { path: string; headers: Record<string, string>; body: string }

/** Another system that is told of what happens: a real HTTP server, which answers as a test says. */
export async function startReceiver() {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const received: Received[] = []
  const answers = new Map<string, { status: number; location?: string } | 'nothing'>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = request.headers as Record<string, string>
      received.push({ path, headers, body: Buffer.concat(chunks).toString() })
      const answer = answers.get(path) ?? { status: 204 }
      if (answer === 'nothing') return
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    secret,
    /** What came there and holds this text. */
    at: (path: string, text: string) =>
      received.filter((one) => one.path === path && one.body.includes(text)),
    /** As a receiver checks it. */
    isSigned({ headers, body }: Received) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const expected = createHmac('sha256', key).update(signed).digest('base64')
      return headers['webhook-signature'] === `v1,${expected}`
    },
    answer: (path: string, answer: { status: number; location?: string } | 'nothing') =>
      answers.set(path, answer),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
