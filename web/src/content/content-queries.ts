import {
  type Footer,
  HOME_SLUG,
  isOpen,
  type NavigationItem,
  SEARCH_PATH,
  slugOfPath,
  translated,
} from '@app/contract'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { ContentClient } from '../cms/client'
import { jobAt, needsJobsAt } from './content-at'
import {
  type ContentKey,
  contentKeys,
  type ContentStore,
  type Found,
  type FoundFooter,
} from './content-store'
import { shownJob } from './page-data'

type LoadContentClient = () => Promise<ContentClient>

/** Null when the cms can't be reached. */
type Ask<T> = (content: ContentClient, signal: AbortSignal) => Promise<T | null>

type ReadBuiltIn<T> = (content: typeof import('./built-in')) => Promise<T>

const STALE_AFTER_MS = 30_000
const LAYOUT_STALE_AFTER_MS = 60_000

// Content is refreshed on navigation only, so that nothing changes while a visitor is reading.
const queryDefaults = { networkMode: 'always', retry: 1, retryDelay: 500 } as const

export type ContentQueries = ReturnType<typeof createContentQueries>

/**
 * Fetches content with TanStack Query, and puts it into the store. This code is loaded when a link is about to be
 * followed, since until then the server's content is shown; at once if that is only the built-in one.
 */
export function createContentQueries(store: ContentStore, load: LoadContentClient) {
  const client = storingClient(store)
  const query = contentQueryIn(store, load)
  const layout = layoutQueries(client, query)

  const entryQuery = <Entry>(
    key: ContentKey<Found<Entry>>,
    ask: Ask<Entry | 'absent'>,
    readBuiltIn: ReadBuiltIn<Entry | null>,
  ) =>
    query<Found<Entry>>(
      key,
      async (content, signal) => {
        const loaded = await ask(content, signal)
        return loaded && { entry: loaded === 'absent' ? null : loaded, source: 'cms' }
      },
      async (content) => {
        const entry = await readBuiltIn(content)
        if (entry === null) throw new Error(`No content is available for ${key}.`)
        return { entry, source: 'built-in' }
      },
      STALE_AFTER_MS,
      layout.refresh,
    )

  const pageQuery = (slug: string) =>
    entryQuery(
      contentKeys.page(slug),
      async (content, signal) => {
        const loaded = await content.page(slug, signal)
        // Without a published home page, the last known or built-in one is shown.
        return loaded === 'absent' && slug === HOME_SLUG ? null : loaded
      },
      (content) => content.builtInPage(slug),
    )

  const jobQuery = (slug: string) =>
    entryQuery(
      contentKeys.job(slug),
      async (content, signal) => {
        const loaded = await content.job(slug, signal)
        return loaded === null || loaded === 'absent' ? loaded : shownJob(loaded)
      },
      (content) => content.builtInJob(slug),
    )

  const jobsQuery = query(
    contentKeys.jobs,
    async (content, signal) => (await content.jobs(signal))?.filter(isOpen) ?? null,
    (content) => content.builtInJobs(),
    STALE_AFTER_MS,
  )

  return {
    /** Fetches the menu and the footer if they are stale, as on a page that was rendered from built-in content. */
    prefetchLayout: layout.prefetch,

    /** Fetches what the screen at a slug needs, if it is missing or stale. A failure leaves it as it was. */
    async prefetch(slug: string): Promise<void> {
      // Only the server searches, so its page is always loaded as a document.
      if (slug === slugOfPath(translated(SEARCH_PATH))) return
      const job = jobAt(store, slug)
      if (job === null) await client.prefetchQuery(pageQuery(slug))
      else await client.prefetchQuery(jobQuery(job))
      if (needsJobsAt(store, slug)) await client.prefetchQuery(jobsQuery)
    },
  }
}

function storingClient(store: ContentStore) {
  const client = new QueryClient()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, state } = event.query
    store.set(String(queryKey[0]), state.data, state.dataUpdatedAt)
  })
  return client
}

/**
 * Returns the function that defines a query. A query starts with the content of the store, which stays
 * while the cms can't be reached; if the store has none, built-in content is used.
 */
function contentQueryIn(store: ContentStore, load: LoadContentClient) {
  /** Null also when the code of the ContentClient does not load. */
  async function askCms<T>(ask: Ask<T>, signal: AbortSignal): Promise<T | null> {
    const content = await load().catch((error: unknown) =>
      console.warn(`The content client could not be loaded: ${String(error)}`),
    )
    signal.throwIfAborted()
    return content ? ask(content, signal) : null
  }

  return <T>(
    key: ContentKey<T>,
    ask: Ask<NoInfer<T>>,
    readBuiltIn: ReadBuiltIn<NoInfer<T>>,
    staleTime: number,
    afterRequest?: () => void,
  ) =>
    queryOptions({
      ...queryDefaults,
      staleTime,
      queryKey: [key as string],
      queryFn: async ({ signal }): Promise<T> => {
        const loaded = await askCms(ask, signal)
        afterRequest?.()
        return loaded ?? store.get(key) ?? readBuiltIn(await import('./built-in'))
      },
      initialData: () => store.get(key),
      initialDataUpdatedAt: () => store.updatedAt(key),
    })
}

/** What is around every screen: the menu, the footer and the settings. */
function layoutQueries(client: QueryClient, query: ReturnType<typeof contentQueryIn>) {
  const loaded = (footer: Footer): FoundFooter => ({ footer, state: 'loaded' })

  const menuQuery = query(
    contentKeys.menu,
    (content, signal) => {
      const onRefresh = (items: NavigationItem[]) => client.setQueryData([contentKeys.menu], items)
      return content.navigation({ signal, onRefresh })
    },
    (content) => content.builtInNavigation(),
    LAYOUT_STALE_AFTER_MS,
  )

  const footerQuery = query<FoundFooter>(
    contentKeys.footer,
    async (content, signal) => {
      const onRefresh = (footer: Footer) =>
        client.setQueryData([contentKeys.footer], loaded(footer))
      const footer = await content.footer({ signal, onRefresh })
      return footer && loaded(footer)
    },
    async (content) => ({ footer: await content.builtInFooter(), state: 'failed' }),
    LAYOUT_STALE_AFTER_MS,
  )

  const siteQuery = query(
    contentKeys.site,
    (content, signal) => content.site(signal),
    (content) => content.builtInSite(),
    LAYOUT_STALE_AFTER_MS,
  )

  let fetchedAt = -Infinity

  return {
    async prefetch(): Promise<void> {
      await Promise.all([client.prefetchQuery(menuQuery), client.prefetchQuery(footerQuery)])
    },

    /** Refreshes menu, footer and settings at a change of page, at most once a minute. */
    refresh() {
      if (performance.now() - fetchedAt < LAYOUT_STALE_AFTER_MS) return
      fetchedAt = performance.now()
      void client.prefetchQuery({ ...menuQuery, staleTime: 0 })
      void client.prefetchQuery({ ...footerQuery, staleTime: 0 })
      void client.prefetchQuery({ ...siteQuery, staleTime: 0 })
    },
  }
}
