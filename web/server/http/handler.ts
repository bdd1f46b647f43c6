import { queryReadAt, siteFolders } from '@app/runtime'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormPosts } from '../forms/form-posts'
import type { Log } from '../logging/log'
import type { DraftResponse, DraftRenderer } from '../pages/draft/draft'
import type { LayoutFiles } from '../pages/layout-files'
import type { PageOrRedirect, PageStore } from '../pages/page-store'
import type { StillFiles } from '../pages/still-files'
import { kindIn, queryIn } from '../search/query'
import type { SiteSearch } from '../search/site-search'
import type { FolderHandler } from './folders/folder-handler'
import { draftFolder } from './folders/draft'
import { fixedPaths } from './fixed-paths'
import { formFolder } from './folders/form'
import { layoutFolder, stillFolder } from './folders/rendered-files'
import { uploadFolder } from './folders/upload'
import type { StoredFile } from './files'
import { foreverCaching, httpsOnly, pageCaching, securityHeaders, shortCaching } from './headers'
import { Responder } from './responder'
import type { Uploads } from './uploads'

type Parts = {
  store: PageStore
  layouts: LayoutFiles
  stills: StillFiles
  draft: DraftRenderer
  editBar: DraftResponse
  search: SiteSearch['find']
  formPosts: FormPosts
  files: ReadonlyMap<string, StoredFile>
  uploads: Uploads
  /** The uploaded photos in WebP. */
  copies: Uploads
  siteUrl: string
  /** Whether a proxy says which client it passes on. */
  trustProxy: boolean
  isReady: () => boolean
  log: Log
}

const MAX_PATH_LENGTH = 2_000
/** A request through a proxy may contain the whole URL. */
const ORIGIN = /^https?:\/\/[^/?]*(?=\/)/i

/** The folders that take posts: unsaved drafts, and forms that are sent without scripts. */
const POSTED = [siteFolders.drafts, siteFolders.forms]

/** Answers every request: files, pages and redirects from memory, and the two health checks. */
export function siteHandler(parts: Parts) {
  const { store, files, uploads, search, siteUrl, log } = parts
  const respond = new Responder(
    siteUrl.startsWith('https:') ? { ...securityHeaders, ...httpsOnly } : securityHeaders,
  )
  const fixed = fixedPaths(respond, parts)
  const folders: readonly (readonly [folder: string, handle: FolderHandler])[] = [
    [siteFolders.uploads, uploadFolder(respond, uploads, parts.copies)],
    [siteFolders.drafts, draftFolder(respond, parts.draft, log)],
    [siteFolders.forms, formFolder(respond, parts)],
    [siteFolders.layout, layoutFolder(respond, parts.layouts, store)],
    [siteFolders.stills, stillFolder(respond, parts.stills, store)],
  ]

  async function sendResults(
    request: IncomingMessage,
    response: ServerResponse,
    { path, words, query }: { path: string; words: string; query: string | undefined },
  ) {
    const caller = { key: request.socket, isGone: () => response.destroyed }
    const found = await search(path, words, kindIn(query), caller)
    if (!found) return respond.busy(response, 'The search is busy. Please try again in a moment.')
    await respond.results(request, response, found)
  }

  const isSearch = (path: string) => store.routes.resolve(path).kind === 'search'

  // Not async: a page from memory is sent in the same turn, without a promise.
  function handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
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

    const handleFixed = fixed.get(path)
    if (handleFixed) return handleFixed(response, request)
    const file = files.get(path)
    if (file) return respond.stored(request, response, file, cachingOf(path))
    const readQuery = queryReadAt(path, query)
    for (const [folder, handleIn] of folders)
      if (path.startsWith(folder)) {
        const name = path.slice(folder.length)
        const handled = handleIn({ request, response, name, query: readQuery })
        if (handled || response.writableEnded) return handled
      }
    const words = readQuery && isSearch(path) ? queryIn(readQuery) : null
    if (words !== null) return sendResults(request, response, { path, words, query: readQuery })

    const send = (found: PageOrRedirect) =>
      found.kind === 'redirect'
        ? respond.redirect(response, found.to, query)
        : respond.stored(request, response, found.page, pageCaching)
    const found = store.find(path)
    return found instanceof Promise ? found.then(send) : send(found)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const fail = (error: unknown) => {
      log('A request failed.', error)
      if (!response.headersSent)
        respond.plain(response, 500, 'Something went wrong on our side. Please try again.')
      else response.destroy()
    }
    try {
      handle(request, response)?.catch(fail)
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
