import {
  type Footer,
  type Job,
  type LanguageCode,
  type NavigationItem,
  type Page,
  type Redirect,
  type SiteSetting,
  footer as footerSchema,
  navigationItem,
} from '@app/contract'
import type { BrowserStore } from '../browser/browser-store'
import { type ContentRequest, contentRequest } from './content-request'
import { ContentServiceError } from './content-service-error'
import {
  fromStrapiFooter,
  fromStrapiJob,
  fromStrapiNavigation,
  fromStrapiPage,
  fromStrapiRedirect,
  fromStrapiSiteSetting,
} from './from-strapi'
import { navigationFromPages, navigationQuery } from './navigation-call'
import type { Query } from './query-string'
import { readSession, type SessionKey, sessionKeys, writeSession } from './session-cache'

type Signal = AbortSignal | undefined
type Attempt = <T>(what: string, signal: Signal, run: () => Promise<T>) => Promise<T | null>
type Options = {
  cmsUrl: string
  token: string
  fetch: typeof fetch
  language?: LanguageCode | undefined
  store: BrowserStore
  log: (message: string) => void
}

/** A call whose response is cached for the session: a cached one is returned at once and refreshed in the background. */
type CachedCall<T> = (options?: {
  signal?: Signal
  onRefresh?: (fresh: T) => void
}) => Promise<T | null>

export type ContentClient = ReturnType<typeof createContentClient>

/**
 * Every call from the browser to the content service. Responses are validated; failures are logged and
 * return null. `find` with any collection, `findById` and `redirects` exist because section 7 of the
 * specification lists those calls; the site itself does not need them.
 */
export function createContentClient({ store, log, ...service }: Options) {
  const request = contentRequest(service)
  const entries = entryCallsOf(request)

  /** Aborting is not a failure: the caller's signal is rethrown. */
  const attempt: Attempt = async (what, signal, run) => {
    try {
      return await run()
    } catch (error) {
      signal?.throwIfAborted()
      log(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  /** Entries that do not parse are logged and left out. */
  const list = <T>(collection: string, query: Query, parse: (raw: unknown) => T, signal: Signal) =>
    attempt(collection, signal, async () => {
      const raw = listOf(await entries.find(collection, query, signal))
      const parsed = await Promise.all(
        raw.map((entry) => attempt(collection, undefined, async () => parse(entry))),
      )
      const valid = parsed.filter((entry) => entry !== null)
      if (raw.length > 0 && valid.length === 0) throw new ContentServiceError('No entry is valid.')
      return valid
    })

  // The names of the copies are specified for the site's own language: others have none.
  const cached = cachedCalls(service.language === undefined ? store : forgetful, attempt)

  const menu = cached<NavigationItem[]>(
    sessionKeys.navigation,
    (stored) => (Array.isArray(stored) ? parseItems(stored) : null),
    async (signal) =>
      fromStrapiNavigation(await request('navigation/render/navigation', navigationQuery, signal)),
  )

  /** Falls back to a menu made from the list of pages. */
  const navigation: CachedCall<NavigationItem[]> = async (options) =>
    (await menu(options)) ??
    attempt('menu from pages', options?.signal, async () =>
      navigationFromPages(listOf(await entries.find('pages', { populate: '*' }, options?.signal))),
    )

  return {
    ...entries,

    page: (slug: string, signal?: Signal): Promise<Page | 'absent' | null> =>
      attempt(`page ${slug}`, signal, async () => {
        const query = { filters: { slug: { $eq: slug } }, populate: 'deep' }
        const [raw] = listOf(await entries.find('pages', query, signal))
        return raw === undefined ? 'absent' : fromStrapiPage(raw)
      }),

    job: (slug: string, signal?: Signal): Promise<Job | 'absent' | null> =>
      attempt(`job ${slug}`, signal, async () => {
        const raw = await entries.findByIdentifier('jobs', slug, signal)
        return raw === null ? 'absent' : fromStrapiJob(raw)
      }),

    jobs: (signal?: Signal): Promise<Job[] | null> =>
      list('jobs', { populate: '*', sort: 'order:asc' }, fromStrapiJob, signal),

    redirects: (signal?: Signal): Promise<Redirect[] | null> =>
      list('redirects', { populate: '*' }, fromStrapiRedirect, signal),

    site: (signal?: Signal): Promise<SiteSetting | null> =>
      attempt('site settings', signal, async () =>
        fromStrapiSiteSetting(await entries.find('site-setting', { populate: '*' }, signal)),
      ),

    footer: cached<Footer>(
      sessionKeys.footer,
      (stored) => footerSchema.safeParse(stored).data ?? null,
      async (signal) => fromStrapiFooter(await entries.find('footer', { populate: '*' }, signal)),
    ),

    navigation,
  }
}

const forgetful: BrowserStore = { getItem: () => null, setItem: () => undefined }

/** The calls for any collection, whose failures are thrown. */
function entryCallsOf(request: ContentRequest) {
  const find = async (collection: string, query: Query = {}, signal?: Signal) =>
    dataOf(await request(collection, query, signal))

  const findById = async (
    collection: string,
    id: string | number,
    query: Query = { populate: collection === 'pages' ? { Content: { populate: '*' } } : '*' },
    signal?: Signal,
  ) => find(`${collection}/${encodeURIComponent(id)}`, query, signal)

  /** Searches by slug, then by title. Null only if both searches were answered and found nothing. */
  async function findByIdentifier(collection: string, identifier: string, signal?: Signal) {
    let failure: unknown
    for (const field of ['slug', 'title']) {
      try {
        const query = { filters: { [field]: { $eq: identifier } }, populate: '*' }
        const [entry] = listOf(await find(collection, query, signal))
        if (entry !== undefined) return entry
      } catch (error) {
        signal?.throwIfAborted()
        failure ??= error
      }
    }
    if (failure !== undefined) throw failure
    return null
  }

  return { find, findById, findByIdentifier }
}

const cachedCalls =
  (store: BrowserStore, attempt: Attempt) =>
  <T>(
    key: SessionKey,
    parse: (stored: unknown) => T | null,
    read: (signal: Signal) => Promise<T>,
  ): CachedCall<T> => {
    const refresh = (signal: Signal) =>
      attempt(key, signal, async () => {
        const fresh = await read(signal)
        writeSession(key, fresh, store)
        return fresh
      })
    return async ({ signal, onRefresh } = {}) => {
      const stored = parse(readSession(key, store))
      if (stored === null) return refresh(signal)
      void refresh(undefined).then((fresh) => fresh === null || onRefresh?.(fresh))
      return stored
    }
  }

function dataOf(body: unknown): unknown {
  const data = (body as { data?: unknown } | null)?.data
  if (typeof data !== 'object' || data === null)
    throw new ContentServiceError('The content service answered without data.')
  return data
}

const listOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [data])

/** Null unless every item is valid. */
function parseItems(stored: unknown[]): NavigationItem[] | null {
  const items = stored.map((item) => navigationItem.safeParse(item).data)
  return items.every((item) => item !== undefined) ? items : null
}
