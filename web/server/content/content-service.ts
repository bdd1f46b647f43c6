import { assertOk, ContentServiceError } from '../../src/cms/content-service-error'

/** What this server asks of the cms, each call within a limit of time. */
export type ContentService = {
  revision: () => Promise<string>
  /** Answers when the revision is another than the one named, or after the cms's own limit. */
  nextRevision: (after: string, signal: AbortSignal) => Promise<string>
  list: (collection: string) => Promise<unknown[]>
  single: (type: string) => Promise<unknown>
  menu: () => Promise<unknown>
  /** An entry as its editor last saved it, by the link that opens it. */
  draft: (link: string) => Promise<unknown>
}

const LIMIT_MS = 2_000
const LONG_POLL_LIMIT_MS = 40_000
const PAGE_SIZE = 100

export function contentService(baseUrl: string, token: string): ContentService {
  const get = async (path: string, limit: number, signal?: AbortSignal): Promise<unknown> => {
    const timeout = AbortSignal.timeout(limit)
    const response = await fetch(`${baseUrl}/api/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    assertOk(response)
    return response.json()
  }

  const revisionIn = (body: unknown) => {
    const { revision } = body as { revision?: unknown }
    if (typeof revision !== 'string') throw new ContentServiceError('The cms named no revision.')
    return revision
  }

  return {
    revision: async () => revisionIn(await get('revision', LIMIT_MS)),
    nextRevision: async (after, signal) =>
      revisionIn(
        await get(`revision?after=${encodeURIComponent(after)}`, LONG_POLL_LIMIT_MS, signal),
      ),
    list: async (collection) => {
      const all: unknown[] = []
      for (let page = 1; ; page += 1) {
        const query = `populate=deep&pagination[page]=${page}&pagination[pageSize]=${PAGE_SIZE}`
        const body = (await get(`${collection}?${query}`, LIMIT_MS)) as {
          data?: unknown
          meta?: { pagination?: { pageCount?: number } }
        }
        if (!Array.isArray(body.data))
          throw new ContentServiceError(`The cms gave no list of ${collection}.`)
        all.push(...(body.data as unknown[]))
        if (page >= (body.meta?.pagination?.pageCount ?? 1)) return all
      }
    },
    single: async (type) =>
      ((await get(`${type}?populate=deep`, LIMIT_MS)) as { data?: unknown }).data,
    draft: async (link) => ((await get(`draft/${link}`, LIMIT_MS)) as { data?: unknown }).data,
    menu: () => get('navigation/render/navigation', LIMIT_MS),
  }
}
