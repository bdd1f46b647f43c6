import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SiteConfig } from './config'
import { comingPage, notFoundPage, styleHash } from './page'

const headers = {
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

type Answer = { status: number; type: string; body: string }

const html = (status: number, body: string): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
})

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

/** The server of the site, not yet listening; `stop` lets what is under way be answered first. */
export function createSite(config: SiteConfig) {
  let isStopping = false

  const answerTo = (path: string): Answer => {
    if (path === '/healthz') return json(200, { status: 'alive' })
    if (path === '/readyz') {
      return isStopping ? json(503, { status: 'not ready' }) : json(200, { status: 'ready' })
    }
    return path === '/' ? html(200, comingPage(config)) : html(404, notFoundPage(config))
  }

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    { status, type, body }: Answer,
  ) => {
    const bytes = Buffer.from(body)
    const length = {
      'Content-Type': type,
      'Content-Length': bytes.length,
      'Cache-Control': 'no-cache',
    }
    response.writeHead(status, { ...headers, ...length })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  const server = createServer((request, response) => {
    if (isStopping) response.setHeader('Connection', 'close')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return send(request, response, {
        status: 405,
        type: 'text/plain',
        body: 'Only GET and HEAD.\n',
      })
    }
    const path = request.url?.split('?', 1)[0] ?? '/'
    return send(request, response, answerTo(path))
  })

  return {
    server,
    stop: () =>
      new Promise<void>((resolve) => {
        isStopping = true
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}
