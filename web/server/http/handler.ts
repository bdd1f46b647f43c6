import {
  clientNetwork,
  CONTENT_SOURCE_HEADER,
  queryReadAt,
  REQUEST_ID_HEADER,
  senderAddress,
  siteFolders,
  sitePaths,
} from '@app/runtime'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../logging/log'
import type { FormPosts } from '../forms/form-posts'
import type { DraftAnswer, DraftRenderer } from '../pages/draft'
import type { LayoutFiles } from '../pages/layout-files'
import type { StillFiles } from '../pages/still-files'
import type { Answer, PageStore } from '../pages/page-store'
import { storeFor } from '../pages/app-link'
import { isPostedForm, screenWithForm } from '../pages/posted-forms'
import { manifest, robots } from '../pages/site-files'
import { sitemap } from '../pages/sitemap'
import { kindIn, queryIn } from '../search/query'
import type { SiteSearch } from '../search/site-search'
import type { StoredFile } from './files'
import {
  briefCaching,
  foreverCaching,
  httpsOnly,
  pageCaching,
  securityHeaders,
  shortCaching,
  unsharedCaching,
} from './headers'
import { withRequestId } from '../logging/request-id'
import { headerOf } from './header-of'
import { requestText } from './request-text'
import { Responder } from './responder'
import type { Uploads } from './uploads'

type Parts = {
  store: PageStore
  layouts: LayoutFiles
  stills: StillFiles
  draft: DraftRenderer
  editBar: DraftAnswer
  search: SiteSearch
  formPosts: FormPosts
  files: ReadonlyMap<string, StoredFile>
  uploads: Uploads
  /** The photos among them in WebP. */
  copies: Uploads
  siteUrl: string
  /** Whether a proxy says which client it passes on. */
  trustProxy: boolean
  isReady: () => boolean
  log: Log
}

const MAX_PATH_LENGTH = 2_000
/** The text of a long page several times over. */
const MAX_UNSAVED_BYTES = 512 * 1024
/** As the cms allows. */
const MAX_FORM_BYTES = 64 * 1024
/** A request through a proxy may contain the whole URL. */
const ORIGIN = /^https?:\/\/[^/?]*(?=\/)/i

/** The folders that take posts: unsaved drafts, and forms that are sent without scripts. */
const POSTED = [siteFolders.drafts, siteFolders.forms]

const WEBP = /\bimage\/webp\b/

/** Answers every request: files, pages and redirects from memory, and the two health checks. */
export function siteHandler(parts: Parts) {
  const { store, layouts, stills, draft, editBar, search, formPosts, files, uploads, copies } =
    parts
  const { siteUrl, trustProxy, isReady, log } = parts
  const respond = new Responder(
    siteUrl.startsWith('https:') ? { ...securityHeaders, ...httpsOnly } : securityHeaders,
  )

  const ownPaths = new Map<string, (response: ServerResponse, request: IncomingMessage) => void>([
    [sitePaths.alive, (response) => respond.plain(response, 200, 'alive')],
    [
      sitePaths.ready,
      (response) => {
        response.setHeader(CONTENT_SOURCE_HEADER, store.snapshot.source)
        if (isReady()) respond.plain(response, 200, 'ready')
        else respond.plain(response, 503, 'not ready')
      },
    ],
    [sitePaths.robots, (response) => respond.text(response, 'text/plain', robots(siteUrl))],
    [
      sitePaths.sitemap,
      (response) => respond.text(response, 'application/xml', sitemap(store, siteUrl)),
    ],
    [
      sitePaths.manifest,
      (response) => respond.text(response, 'application/manifest+json', manifest(store.snapshot)),
    ],
    [
      sitePaths.app,
      (response, { headers }) =>
        respond.choice(
          response,
          storeFor(headers['user-agent'], store.snapshot.site),
          'User-Agent',
        ),
    ],
    [sitePaths.editBar, (response) => respond.draft(response, editBar)],
  ])

  async function sendUpload(request: IncomingMessage, response: ServerResponse, name: string) {
    const copy = WEBP.test(request.headers.accept ?? '') ? await copies.findCopy(name) : null
    const upload = copy ?? (await uploads.find(name).catch(() => null))
    const caching = uploads.isFixed(name) ? foreverCaching : briefCaching
    if (upload) return respond.stored(request, response, upload, caching)
    const published = uploads.publishedAs(name)
    if (published && published !== name)
      return respond.choice(response, siteFolders.uploads + published)
    if (response.destroyed) return
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    const { method = 'GET', socket } = request
    const client = clientNetwork(socket.remoteAddress)
    const passed = await uploads.passOn(name, method, client, closed.signal).catch(() => null)
    if (passed === 'busy') return respond.busy(response, 'Please try again in a moment.')
    if (!passed) return respond.plain(response, 404, 'There is no such picture.')
    await respond.passedOn(response, passed)
  }

  /** A page that outlived its layout, in a shared cache or across a restart, gets the current one. */
  async function sendLayout(request: IncomingMessage, response: ServerResponse, path: string) {
    const file = layouts.get(path)
    if (file) return respond.stored(request, response, await file, foreverCaching)
    const current = await layouts.get(layouts.pathOf(store.snapshot))
    if (!current) return respond.plain(response, 404, 'There is no such file.')
    respond.stored(request, response, current, unsharedCaching)
  }

  async function sendStill(request: IncomingMessage, response: ServerResponse, path: string) {
    const file = stills.get(path, store.snapshot)
    if (!file) return respond.plain(response, 404, 'There is no such picture.')
    respond.stored(request, response, await file, foreverCaching)
  }

  async function sendResults(
    request: IncomingMessage,
    response: ServerResponse,
    words: string,
    queryString: string | undefined,
  ) {
    const caller = { key: request.socket, isGone: () => response.destroyed }
    const found = await search(words, kindIn(queryString), caller)
    if (!found) return respond.busy(response, 'The search is busy. Please try again in a moment.')
    await respond.results(request, response, found)
  }

  const sendDraft = (request: IncomingMessage, response: ServerResponse, link: string) =>
    withRequestId(request.headers[REQUEST_ID_HEADER.toLowerCase()], async (id) => {
      response.setHeader(REQUEST_ID_HEADER, id)
      const answered = await draft(
        link,
        request.method === 'POST' ? () => requestText(request, MAX_UNSAVED_BYTES) : undefined,
      )
      // Only a valid link reaches the cms; others must not fill the log.
      if (answered.status !== 404) log(`GET /preview/:link ${answered.status}`)
      respond.draft(response, answered)
    })

  /** A form that a visitor sends without scripts. */
  const takeForm = (request: IncomingMessage, response: ServerResponse, name: string) =>
    withRequestId(request.headers[REQUEST_ID_HEADER.toLowerCase()], async (id) => {
      response.setHeader(REQUEST_ID_HEADER, id)
      const { headers, socket } = request
      const forwardedFor = headerOf(request, 'x-forwarded-for')
      const { remoteAddress } = socket
      const answered = await formPosts({
        name,
        headers,
        address: senderAddress({ remoteAddress, forwardedFor }, trustProxy),
        readBody: () => requestText(request, MAX_FORM_BYTES),
        isGone: () => response.destroyed,
      })
      if (answered.kind === 'sent') return respond.seeOther(response, answered.to)
      if (answered.kind === 'busy')
        return respond.busy(response, 'Too much is being sent. Please go back and try again.')
      if (answered.kind === 'shown') return respond.form(request, response, answered)
      respond.plain(response, answered.status, answered.message)
    })

  // Not async: a page from memory is sent in the same turn, without a promise.
  function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    const { method, url = '/' } = request
    const isPost = method === 'POST' && POSTED.some((folder) => url.startsWith(folder))
    if (method !== 'GET' && method !== 'HEAD' && !isPost) {
      response.setHeader('Allow', 'GET, HEAD')
      return respond.plain(response, 405, 'Only GET and HEAD are allowed here.')
    }
    const [rawPath, query] = splitQuery(url.startsWith('/') ? url : url.replace(ORIGIN, ''))
    if (rawPath.length > MAX_PATH_LENGTH)
      return respond.plain(response, 414, 'That address is too long.')
    const path = decoded(rawPath)
    if (path === null) return respond.plain(response, 400, 'That address is malformed.')

    const ownPath = ownPaths.get(path)
    if (ownPath) return ownPath(response, request)
    const file = files.get(path)
    if (file) return respond.stored(request, response, file, cachingOf(path))
    const read = queryReadAt(path, query)
    if (path.startsWith(siteFolders.uploads)) {
      const name = path.slice(siteFolders.uploads.length)
      return sendUpload(request, response, read === undefined ? name : `${name}?${read}`)
    }
    if (path.startsWith(siteFolders.drafts))
      return sendDraft(request, response, path.slice(siteFolders.drafts.length))

    if (path.startsWith(siteFolders.forms)) {
      const name = path.slice(siteFolders.forms.length)
      if (method === 'POST') return takeForm(request, response, name)
      // Where a visitor gets by reloading a form with errors from its address.
      const screen = isPostedForm(name) && screenWithForm(store.routes, name, '')
      if (screen) return respond.choice(response, screen.path)
    }

    if (path.startsWith(siteFolders.layout)) return sendLayout(request, response, path)

    if (path.startsWith(siteFolders.stills)) return sendStill(request, response, path)

    const asked = path === sitePaths.search ? queryIn(read) : null
    if (asked !== null) return sendResults(request, response, asked, read)

    const sendAnswer = (answered: Answer) =>
      answered.kind === 'redirect'
        ? respond.redirect(response, answered.to, query)
        : respond.stored(request, response, answered.page, pageCaching)
    const answered = store.answer(path)
    return answered instanceof Promise ? answered.then(sendAnswer) : sendAnswer(answered)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const fail = (error: unknown) => {
      log('A request failed.', error)
      if (!response.headersSent)
        respond.plain(response, 500, 'Something went wrong on our side. Please try again.')
      else response.destroy()
    }
    try {
      answer(request, response)?.catch(fail)
    } catch (error) {
      fail(error)
    }
  }
}

function cachingOf(path: string) {
  if (path.startsWith(siteFolders.assets)) return foreverCaching
  return import.meta.env.MODE === 'development' ? pageCaching : shortCaching
}

const splitQuery = (url: string): [string, string | undefined] => {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

function decoded(path: string): string | null {
  if (!path.includes('%')) return path.startsWith('/') ? path : null
  try {
    const result = decodeURIComponent(path)
    return result.includes('\0') || !result.startsWith('/') ? null : result
  } catch {
    return null
  }
}
