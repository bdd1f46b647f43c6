import {
  type Footer,
  type Job,
  type NavigationItem,
  type Page,
  type Redirect,
  type SiteSetting,
  footer as footerSchema,
  navigationItem,
} from '@beam/contract'
import type { BrowserStore } from '../browser/browser-store'
import { contentRequest } from './content-request'
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

/** Pictures are named by their path: the site's own server passes the cms's uploads on. */
const SAME_ORIGIN = ''

type Signal = AbortSignal | undefined
type Options = {
  cmsUrl: string
  token: string
  fetch: typeof fetch
  store: BrowserStore
  log: (message: string) => void
}

/** A call whose answer the session keeps: a kept one comes at once, and the new one when it is there. */
type KeptCall<T> = (options?: {
  signal?: Signal
  onRefresh?: (fresh: T) => void
}) => Promise<T | null>

export type ContentClient = ReturnType<typeof createContentClient>

/** Every call of the site to the content service. What it gives can be drawn; a failure is logged and null. */
export function createContentClient({ store, log, ...service }: Options) {
  const request = contentRequest(service)

  /** Null for a failure of any kind, except that whoever gave up the call hears of it. */
  async function attempt<T>(
    what: string,
    signal: Signal,
    run: () => Promise<T>,
  ): Promise<T | null> {
    try {
      return await run()
    } catch (error) {
      signal?.throwIfAborted()
      log(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  const find = async (collection: string, query: Query = {}, signal?: Signal) =>
    dataOf(await request(collection, query, signal))

  const findById = async (
    collection: string,
    id: string | number,
    query: Query = { populate: collection === 'pages' ? { Content: { populate: '*' } } : '*' },
    signal?: Signal,
  ) => dataOf(await request(`${collection}/${encodeURIComponent(id)}`, query, signal))

  /** By slug, then by title; null once both were answered and neither has it. */
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

  const list = <T>(collection: string, query: Query, parse: (raw: unknown) => T, signal: Signal) =>
    attempt(collection, signal, async () => {
      const raw = listOf(await find(collection, query, signal))
      const entries = await Promise.all(
        raw.map((entry) => attempt(collection, undefined, async () => parse(entry))),
      )
      const shown = entries.filter((entry) => entry !== null)
      if (raw.length > 0 && shown.length === 0)
        throw new ContentServiceError('No entry can be shown.')
      return shown
    })

  function kept<T>(
    key: SessionKey,
    parse: (stored: unknown) => T | null,
    read: (signal: Signal) => Promise<T>,
  ): KeptCall<T> {
    const refresh = (signal: Signal) =>
      attempt(key, signal, async () => {
        const fresh = await read(signal)
        writeSession(key, fresh, store)
        return fresh
      })
    return async ({ signal, onRefresh } = {}) => {
      const known = parse(readSession(key, store))
      if (known === null) return refresh(signal)
      void refresh(undefined).then((fresh) => fresh === null || onRefresh?.(fresh))
      return known
    }
  }

  const menu = kept<NavigationItem[]>(
    sessionKeys.navigation,
    (stored) => (Array.isArray(stored) ? everyItem(stored) : null),
    async (signal) =>
      fromStrapiNavigation(
        await request('navigation/render/navigation', navigationQuery, signal),
        SAME_ORIGIN,
      ),
  )

  const menuOfPages = (signal: Signal) =>
    attempt('menu of pages', signal, async () =>
      navigationFromPages(listOf(await find('pages', { populate: '*' }, signal))),
    )

  const navigation: KeptCall<NavigationItem[]> = async (options) =>
    (await menu(options)) ?? menuOfPages(options?.signal)

  return {
    find,
    findById,
    findByIdentifier,

    page: (slug: string, signal?: Signal): Promise<Page | 'absent' | null> =>
      attempt(`page ${slug}`, signal, async () => {
        const query = { filters: { slug: { $eq: slug } }, populate: 'deep' }
        const [raw] = listOf(await find('pages', query, signal))
        return raw === undefined ? 'absent' : fromStrapiPage(raw, SAME_ORIGIN)
      }),

    job: (slug: string, signal?: Signal): Promise<Job | 'absent' | null> =>
      attempt(`job ${slug}`, signal, async () => {
        const raw = await findByIdentifier('jobs', slug, signal)
        return raw === null ? 'absent' : fromStrapiJob(raw, SAME_ORIGIN)
      }),

    jobs: (signal?: Signal): Promise<Job[] | null> =>
      list(
        'jobs',
        { populate: '*', sort: 'order:asc' },
        (raw) => fromStrapiJob(raw, SAME_ORIGIN),
        signal,
      ),

    redirects: (signal?: Signal): Promise<Redirect[] | null> =>
      list('redirects', { populate: '*' }, (raw) => fromStrapiRedirect(raw, SAME_ORIGIN), signal),

    site: (signal?: Signal): Promise<SiteSetting | null> =>
      attempt('site settings', signal, async () =>
        fromStrapiSiteSetting(await find('site-setting', { populate: '*' }, signal), SAME_ORIGIN),
      ),

    footer: kept<Footer>(
      sessionKeys.footer,
      (stored) => footerSchema.safeParse(stored).data ?? null,
      async (signal) =>
        fromStrapiFooter(await find('footer', { populate: '*' }, signal), SAME_ORIGIN),
    ),

    /** The menu, or one made of the pages; null when neither can be read. */
    navigation,
  }
}

function dataOf(body: unknown): unknown {
  const data = (body as { data?: unknown } | null)?.data
  if (typeof data !== 'object' || data === null)
    throw new ContentServiceError('The content service answered without data.')
  return data
}

const listOf = (data: unknown): unknown[] => (Array.isArray(data) ? data : [data])

function everyItem(stored: unknown[]): NavigationItem[] | null {
  const items = stored.map((item) => navigationItem.safeParse(item).data)
  return items.every((item) => item !== undefined) ? items : null
}
