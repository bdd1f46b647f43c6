import { REQUEST_ID_HEADER, UPLOAD_POLICY } from '@beam/contract/server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../logging/log'
import type { DraftRenderer } from '../pages/draft'
import type { PageStore } from '../pages/page-store'
import { manifest, robots, sitemap } from '../pages/site-files'
import type { StoredFile } from './files'
import { briefCaching, foreverCaching, pageCaching, securityHeaders, shortCaching } from './headers'
import { withRequestId } from '../logging/request-id'
import { plain, redirect, send, sendDraft, text } from './send'
import type { Uploads } from './uploads'

type Parts = {
  store: PageStore
  draft: DraftRenderer
  files: ReadonlyMap<string, StoredFile>
  uploads: Uploads
  siteUrl: string
  isReady: () => boolean
  log: Log
}

const MAX_PATH_LENGTH = 2_000
const UPLOADS = '/uploads/'
/** A request through a proxy may contain the whole URL. */
const ORIGIN = /^https?:\/\/[^/?]*(?=\/)/i
const DRAFTS = '/preview/'
const HASHED = '/assets/'

/** Answers every request: files, pages and redirects from memory, and the two health checks. */
export function siteHandler(parts: Parts) {
  const { store, draft, files, uploads, siteUrl, isReady, log } = parts

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (siteUrl.startsWith('https:'))
      response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return plain(response, 405, 'Only GET and HEAD are allowed here.')
    }
    const [rawPath, query] = splitQuery((request.url ?? '/').replace(ORIGIN, ''))
    if (rawPath.length > MAX_PATH_LENGTH) return plain(response, 414, 'That address is too long.')
    const path = decoded(rawPath)
    if (path === null) return plain(response, 400, 'That address is malformed.')

    if (path === '/healthz') return plain(response, 200, 'alive')
    if (path === '/readyz')
      return plain(response, isReady() ? 200 : 503, isReady() ? 'ready' : 'not ready')
    if (path === '/robots.txt') return text(response, 'text/plain', robots(siteUrl))
    if (path === '/sitemap.xml') return text(response, 'application/xml', sitemap(store, siteUrl))

    if (path === '/site.webmanifest')
      return text(response, 'application/manifest+json', manifest(store.snapshot))

    const file = files.get(path)
    if (file) return send(request, response, file, cachingOf(path))
    if (path.startsWith(UPLOADS)) {
      const name = path.slice(UPLOADS.length) + (/^v=\w+$/.test(query ?? '') ? `?${query}` : '')
      const upload = await uploads.find(name).catch(() => null)
      if (!upload) return plain(response, 404, 'There is no such picture.')
      response.setHeader('Content-Security-Policy', UPLOAD_POLICY)
      return send(request, response, upload, uploads.isFixed(name) ? foreverCaching : briefCaching)
    }

    if (path.startsWith(DRAFTS))
      return withRequestId(request.headers[REQUEST_ID_HEADER.toLowerCase()], async (id) => {
        response.setHeader(REQUEST_ID_HEADER, id)
        const answered = await draft(path.slice(DRAFTS.length))
        // Only a valid link reaches the cms; others must not fill the log.
        if (answered.status !== 404) log(`GET /preview/:link ${answered.status}`)
        return sendDraft(response, answered)
      })

    const answered = await store.answer(path)
    if (answered.kind === 'redirect') return redirect(response, answered.to, query)
    const { page } = answered
    response.statusCode = page.status
    response.setHeader('Content-Security-Policy', page.policy)
    if (page.status === 404) response.setHeader('X-Robots-Tag', 'noindex')
    return send(request, response, { ...page, type: 'text/html; charset=utf-8' }, pageCaching)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      log('A request failed.', error)
      if (!response.headersSent)
        plain(response, 500, 'Something went wrong on our side. Please try again.')
      else response.destroy()
    })
  }
}

function cachingOf(path: string) {
  if (path.startsWith(HASHED)) return foreverCaching
  return import.meta.env.MODE === 'development' ? pageCaching : shortCaching
}

const splitQuery = (url: string): [string, string | undefined] => {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

function decoded(path: string): string | null {
  try {
    const result = decodeURIComponent(path)
    return result.includes('\0') || !result.startsWith('/') ? null : result
  } catch {
    return null
  }
}
