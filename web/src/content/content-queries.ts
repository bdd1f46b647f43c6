import {
  type Footer,
  HOME_SLUG,
  isOpen,
  type NavigationItem,
  type Page,
  SEARCH_SLUG,
  type SiteSetting,
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
import { type JobCard, type ShownJob, shownJob } from './page-data'

type LoadContentClient = () => Promise<ContentClient>

const STALE_AFTER_MS = 30_000
const LAYOUT_STALE_AFTER_MS = 60_000

// Content is refreshed on navigation only, so that nothing changes while a visitor is reading.
const queryDefaults = { networkMode: 'always', retry: 1, retryDelay: 500 } as const

const builtIn = () => import('./built-in')

export type ContentQueries = ReturnType<typeof createContentQueries>

/**
 * Fetches content with TanStack Query, and puts it into the store. Loaded on the first navigation
 * inside the page, since until then the server's content is shown.
 */
export function createContentQueries(store: ContentStore, load: LoadContentClient) {
  const client = new QueryClient()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, state } = event.query
    store.set(String(queryKey[0]), state.data, state.dataUpdatedAt)
  })

  /** Starts with what the store has. */
  const query = <T>(
    key: ContentKey<T>,
    queryFn: (signal: AbortSignal) => Promise<T>,
    staleTime = STALE_AFTER_MS,
  ) =>
    queryOptions({
      ...queryDefaults,
      staleTime,
      queryKey: [key as string],
      queryFn: ({ signal }) => queryFn(signal),
      initialData: () => store.get(key),
      initialDataUpdatedAt: () => store.updatedAt(key),
    })

  /** Null when the cms can't be reached, or the code of the ContentClient does not load. */
  async function ask<T>(
    signal: AbortSignal,
    call: (content: ContentClient) => Promise<T | null>,
  ): Promise<T | null> {
    const content = await load().catch((error: unknown) =>
      console.warn(`The content client could not be loaded: ${String(error)}`),
    )
    signal.throwIfAborted()
    return content ? call(content) : null
  }

  async function found<Entry>(
    key: ContentKey<Found<Entry>>,
    answer: Entry | 'absent' | null,
    readBuiltIn: () => Promise<Entry | null>,
  ): Promise<Found<Entry>> {
    if (answer === 'absent') return { entry: null, source: 'cms' }
    if (answer !== null) return { entry: answer, source: 'cms' }
    const last = store.get(key)
    if (last) return last
    const entry = await readBuiltIn()
    if (entry === null) throw new Error(`No content is available for ${key}.`)
    return { entry, source: 'built-in' }
  }

  const pageQuery = (slug: string) => {
    const key = contentKeys.page(slug)
    return query<Found<Page>>(key, async (signal) => {
      const answer = await ask(signal, (content) => content.page(slug, signal))
      refreshLayout()
      // Without a published home page, the last known or built-in one is shown.
      const page = answer === 'absent' && slug === HOME_SLUG ? null : answer
      return found(key, page, async () => (await builtIn()).builtInPage(slug))
    })
  }

  const jobQuery = (slug: string) => {
    const key = contentKeys.job(slug)
    return query<Found<ShownJob>>(key, async (signal) => {
      const answer = await ask(signal, (content) => content.job(slug, signal))
      refreshLayout()
      const job = answer === null || answer === 'absent' ? answer : shownJob(answer)
      return found(key, job, async () => (await builtIn()).builtInJob(slug))
    })
  }

  const jobsQuery = query<JobCard[]>(
    contentKeys.jobs,
    async (signal) =>
      (await ask(signal, (content) => content.jobs(signal)))?.filter(isOpen) ??
      store.get(contentKeys.jobs) ??
      (await builtIn()).builtInJobs(),
  )

  const menuQuery = query<NavigationItem[]>(
    contentKeys.menu,
    async (signal) => {
      const onRefresh = (items: NavigationItem[]) => client.setQueryData([contentKeys.menu], items)
      return (
        (await ask(signal, (content) => content.navigation({ signal, onRefresh }))) ??
        store.get(contentKeys.menu) ??
        (await builtIn()).builtInNavigation()
      )
    },
    LAYOUT_STALE_AFTER_MS,
  )

  const footerQuery = query<FoundFooter>(
    contentKeys.footer,
    async (signal) => {
      const loaded = (footer: Footer): FoundFooter => ({ footer, state: 'loaded' })
      const onRefresh = (footer: Footer) =>
        client.setQueryData([contentKeys.footer], loaded(footer))
      const footer = await ask(signal, (content) => content.footer({ signal, onRefresh }))
      if (footer) return loaded(footer)
      const last = store.get(contentKeys.footer)
      return last ?? { footer: await (await builtIn()).builtInFooter(), state: 'failed' }
    },
    LAYOUT_STALE_AFTER_MS,
  )

  const siteQuery = query<SiteSetting>(
    contentKeys.site,
    async (signal) =>
      (await ask(signal, (content) => content.site(signal))) ??
      store.get(contentKeys.site) ??
      (await builtIn()).builtInSite(),
    LAYOUT_STALE_AFTER_MS,
  )

  let layoutFetchedAt = -Infinity

  /** Each change of page refreshes the menu, the footer and the settings too, at most once a minute. */
  function refreshLayout() {
    if (performance.now() - layoutFetchedAt < LAYOUT_STALE_AFTER_MS) return
    layoutFetchedAt = performance.now()
    void client.prefetchQuery({ ...menuQuery, staleTime: 0 })
    void client.prefetchQuery({ ...footerQuery, staleTime: 0 })
    void client.prefetchQuery({ ...siteQuery, staleTime: 0 })
  }

  return {
    /** Fetches the menu and the footer if they are stale, as on a page that was rendered from built-in content. */
    async prefetchLayout(): Promise<void> {
      await Promise.all([client.prefetchQuery(menuQuery), client.prefetchQuery(footerQuery)])
    },

    /** Fetches what the screen at a slug needs, if it is missing or stale. A failure leaves it as it was. */
    async prefetch(slug: string): Promise<void> {
      // Only the server searches, so its page is always loaded as a document.
      if (slug === SEARCH_SLUG) return
      const job = jobAt(store, slug)
      if (job === null) await client.prefetchQuery(pageQuery(slug))
      else await client.prefetchQuery(jobQuery(job))
      if (needsJobsAt(store, slug)) await client.prefetchQuery(jobsQuery)
    },
  }
}
