import { assertOk, ContentServiceError } from '../../src/cms/content-service-error'
import { requestIdHeader } from '../logging/request-id'
import { readLimited } from './read-limited'

/** This server's calls to the cms. Each has a time limit and a size limit. */
export type ContentService = {
  revision: () => Promise<string>
  /** Resolves when the revision is no longer the given one, or when the cms ends the long poll. */
  nextRevision: (after: string, signal: AbortSignal) => Promise<string>
  list: (collection: string) => Promise<unknown[]>
  /** The entries that changed last. */
  newest: (collection: string) => Promise<unknown[]>
  /** Undefined if it is deleted or not published. */
  single: (type: string) => Promise<unknown>
  /** Which entries are each other in another language. */
  translations: () => Promise<unknown>
  menu: (language?: string) => Promise<unknown>
  /** Reads the draft that a signed link names; undefined if it is deleted, or the link has ended. */
  draft: (link: string) => Promise<unknown>
}

/** The cms is up but busy (503 with Retry-After), which is not an outage. */
export class CmsBusyError extends Error {
  override name = 'CmsBusyError'

  constructor(readonly retryAfterMs: number) {
    super('It has no slot free.')
  }
}

function assertNotBusy({ status, headers }: Response) {
  const seconds = Number(headers.get('Retry-After'))
  if (status === 503 && seconds > 0) throw new CmsBusyError(seconds * 1000)
}

/** Long, since only an editor with a preview waits for a response, and a cms with much to do is not down. */
const TIMEOUT_MS = 8_000
/** Longer than the 25 seconds for which the cms holds a long poll. */
const LONG_POLL_TIMEOUT_MS = 40_000
const PAGE_SIZE = 100
const NEWEST = 5

/** About fifty times the size of the site's content; protects the memory from content that grows without bound. */
const MAX_LIST_BYTES = 4 * 1024 * 1024
const MAX_ENTRIES = 2_000
const MAX_SINGLE_BYTES = 512 * 1024
const MAX_REVISION_BYTES = 1024

type Limits = { ms?: number; bytes?: number; signal?: AbortSignal; mayBeAbsent?: boolean }

export function contentService(baseUrl: string, token: string): ContentService {
  const getText = async (
    path: string,
    { ms = TIMEOUT_MS, bytes = MAX_SINGLE_BYTES, signal, mayBeAbsent = false }: Limits = {},
  ): Promise<string> => {
    const timeout = AbortSignal.timeout(ms)
    const response = await fetch(`${baseUrl}/api/${path}`, {
      headers: { Authorization: `Bearer ${token}`, ...requestIdHeader() },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    assertNotBusy(response)
    if (mayBeAbsent && response.status === 404) {
      await response.body?.cancel()
      return 'null'
    }
    assertOk(response)
    return (await readLimited(response, bytes)).toString()
  }
  const get = async (path: string, limits?: Limits): Promise<unknown> =>
    JSON.parse(await getText(path, limits))

  const revisionIn = (body: unknown) => {
    const { revision } = body as { revision?: unknown }
    if (typeof revision !== 'string')
      throw new ContentServiceError('The response of the cms has no revision.')
    return revision
  }

  const getList = async (collection: string, query: string, bytes = MAX_LIST_BYTES) => {
    const text = await getText(`${collection}?populate=deep&language=all&${query}`, { bytes })
    const { data, meta } = JSON.parse(text) as {
      data?: unknown
      meta?: { pagination?: { pageCount?: number } }
    }
    if (!Array.isArray(data))
      throw new ContentServiceError(`The response of the cms has no list of ${collection}.`)
    const pageCount = meta?.pagination?.pageCount ?? 1
    return { entries: data as unknown[], pageCount, bytes: Buffer.byteLength(text) }
  }

  return {
    revision: async () => revisionIn(await get('revision', { bytes: MAX_REVISION_BYTES })),
    nextRevision: async (after, signal) =>
      revisionIn(
        await get(`revision?after=${encodeURIComponent(after)}`, {
          ms: LONG_POLL_TIMEOUT_MS,
          bytes: MAX_REVISION_BYTES,
          signal,
        }),
      ),
    list: async (collection) => {
      const all: unknown[] = []
      let bytes = MAX_LIST_BYTES
      for (let page = 1; ; page += 1) {
        const query = `pagination[page]=${page}&pagination[pageSize]=${PAGE_SIZE}`
        const part = await getList(collection, query, bytes)
        bytes -= part.bytes
        all.push(...part.entries)
        if (all.length > MAX_ENTRIES)
          throw new ContentServiceError(`The cms has more than ${MAX_ENTRIES} ${collection}.`)
        if (page >= part.pageCount) return all
      }
    },
    newest: async (collection) => {
      const query = `sort=updatedAt:desc&pagination[pageSize]=${NEWEST}`
      return (await getList(collection, query)).entries
    },
    single: async (type) => {
      const body = await get(`${type}?populate=deep`, { mayBeAbsent: true })
      return (body as { data?: unknown } | null)?.data
    },
    draft: async (link) => {
      const body = await get(`draft/${link}`, { mayBeAbsent: true })
      return (body as { data?: unknown } | null)?.data
    },
    translations: async () => ((await get('translations')) as { data?: unknown }).data,
    menu: (language) =>
      get(`navigation/render/navigation${language ? `?language=${language}` : ''}`),
  }
}
