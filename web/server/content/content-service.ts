import { assertOk, ContentServiceError } from '../../src/cms/content-service-error'
import { requestIdHeader } from '../logging/request-id'
import { readLimited } from './read-limited'

/** This server's calls to the cms. Each has a time limit and a size limit. */
export type ContentService = {
  revision: () => Promise<string>
  /** Resolves when the revision is no longer the given one, or when the cms ends the long poll. */
  nextRevision: (after: string, signal: AbortSignal) => Promise<string>
  versions: () => Promise<Versions>
  /** Those of these entries that are published; at most `MAX_AT_ONCE`. */
  entries: (collection: string, documentIds: string[]) => Promise<unknown[]>
  /** Undefined if it is deleted or not published. */
  single: (type: string) => Promise<unknown>
  /** Which entries are each other in another language. */
  translations: () => Promise<unknown>
  menu: (language?: string) => Promise<unknown>
  /** Reads the draft that a signed link names; undefined if it is deleted, or the link has ended. */
  draft: (link: string) => Promise<unknown>
}

/** Which version of each published entry and file the cms has. */
export type Versions = {
  epoch: string
  entries: Record<string, [documentId: string, version: string][]>
  files: string[]
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
/** As many as one query of the cms may name, so few that other requests are answered while they are parsed. */
export const MAX_AT_ONCE = 50

/** Protect the memory from content that grows without bound: of so many pages the largest part is kept by the cms. */
const MAX_ENTRIES = 20_000
const MAX_VERSIONS_BYTES = 8 * 1024 * 1024
const MAX_LIST_BYTES = 8 * 1024 * 1024
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
    versions: async () => {
      const { data } = (await get('versions', { bytes: MAX_VERSIONS_BYTES })) as { data?: Versions }
      if (!data) throw new ContentServiceError('The response of the cms has no versions.')
      for (const [collection, { length }] of Object.entries(data.entries))
        if (length > MAX_ENTRIES)
          throw new ContentServiceError(`The cms has more than ${MAX_ENTRIES} ${collection}.`)
      return data
    },
    entries: async (collection, documentIds) => {
      const ids = documentIds.map((id) => `&filters[documentId][$in]=${id}`).join('')
      const path = `${collection}?populate=deep&language=all&pagination[pageSize]=${MAX_AT_ONCE}${ids}`
      const { data } = (await get(path, { bytes: MAX_LIST_BYTES })) as { data?: unknown }
      if (!Array.isArray(data))
        throw new ContentServiceError(`The response of the cms has no list of ${collection}.`)
      return data as unknown[]
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
