import {
  type Footer,
  HOME_SLUG,
  isOpen,
  type NavigationItem,
  type Page,
  type SiteSetting,
} from '@beam/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ContentClient } from '../cms/client'
import { type ContentSource, type JobCard, type ShownJob, shownJob } from './page-data'

export type LoadContentClient = () => Promise<ContentClient>

/** An entry and its source; the entry is null when no entry has the slug. */
export type Found<Entry> = { entry: Entry | null; source: ContentSource }

export type FoundFooter = { footer: Footer | null; state: 'loaded' | 'failed' }

const layout = ['content', 'layout'] as const

export const contentKeys = {
  page: (slug: string) => ['content', 'page', slug] as const,
  job: (slug: string) => ['content', 'job', slug] as const,
  jobs: ['content', 'jobs'] as const,
  layout,
  menu: [...layout, 'menu'] as const,
  footer: [...layout, 'footer'] as const,
  site: [...layout, 'site'] as const,
}

const STALE_AFTER_MS = 30_000
const LAYOUT_STALE_AFTER_MS = 60_000

// Content is refreshed on navigation only, so that nothing changes while a visitor is reading.
const queryDefaults = {
  networkMode: 'always',
  retry: 1,
  retryDelay: 500,
  staleTime: STALE_AFTER_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

type Connection = { load: LoadContentClient; layoutFetchedAt: number }

const connections = new WeakMap<QueryClient, Connection>()

/** Sets the content client that the queries of this QueryClient fetch from. */
export function connectContent(queryClient: QueryClient, load: LoadContentClient) {
  connections.set(queryClient, { load, layoutFetchedAt: -Infinity })
}

type QueryContext = { client: QueryClient; signal: AbortSignal }

/** Null when the content service can't be reached or the client's code does not load. */
async function fetchContent<T>(
  { client, signal }: QueryContext,
  call: (content: ContentClient) => Promise<T | null>,
): Promise<T | null> {
  const content = await connections
    .get(client)
    ?.load()
    .catch((error: unknown) =>
      console.warn(`The content client could not be loaded: ${String(error)}`),
    )
  signal.throwIfAborted()
  return content ? call(content) : null
}

const builtIn = () => import('./built-in')

/** Preferred over built-in content. */
const previous = <T>({ client }: QueryContext, key: readonly unknown[]) =>
  client.getQueryData<T>(key)

async function found<Entry>(
  context: QueryContext & { queryKey: readonly unknown[] },
  answer: Entry | 'absent' | null,
  readBuiltIn: () => Promise<Entry | null>,
): Promise<Found<Entry>> {
  if (answer === 'absent') return { entry: null, source: 'cms' }
  if (answer !== null) return { entry: answer, source: 'cms' }
  const last = previous<Found<Entry>>(context, context.queryKey)
  if (last) return last
  const entry = await readBuiltIn()
  if (entry === null) throw new Error(`No content is available for ${context.queryKey.join(' ')}.`)
  return { entry, source: 'built-in' }
}

export const pageQuery = (slug: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: contentKeys.page(slug),
    queryFn: async (context): Promise<Found<Page>> => {
      const answer = await fetchContent(context, (content) => content.page(slug, context.signal))
      refreshLayout(context.client)
      // Every site has a home page, published or not.
      const page = answer === 'absent' && slug === HOME_SLUG ? null : answer
      return found(context, page, async () => (await builtIn()).builtInPage(slug))
    },
  })

export const jobQuery = (slug: string) =>
  queryOptions({
    ...queryDefaults,
    queryKey: contentKeys.job(slug),
    queryFn: async (context): Promise<Found<ShownJob>> => {
      const answer = await fetchContent(context, (content) => content.job(slug, context.signal))
      refreshLayout(context.client)
      const job = answer === null || answer === 'absent' ? answer : shownJob(answer)
      return found(context, job, async () => (await builtIn()).builtInJob(slug))
    },
  })

export const jobsQuery = queryOptions({
  ...queryDefaults,
  queryKey: contentKeys.jobs,
  queryFn: async (context): Promise<JobCard[]> =>
    (await fetchContent(context, (content) => content.jobs(context.signal)))?.filter(isOpen) ??
    previous<JobCard[]>(context, contentKeys.jobs) ??
    (await builtIn()).builtInJobs(),
})

export const menuQuery = queryOptions({
  ...queryDefaults,
  staleTime: LAYOUT_STALE_AFTER_MS,
  queryKey: contentKeys.menu,
  queryFn: async (context): Promise<NavigationItem[]> => {
    const { client, signal } = context
    const onRefresh = (items: NavigationItem[]) => client.setQueryData(contentKeys.menu, items)
    return (
      (await fetchContent(context, (content) => content.navigation({ signal, onRefresh }))) ??
      previous<NavigationItem[]>(context, contentKeys.menu) ??
      (await builtIn()).builtInNavigation()
    )
  },
})

export const footerQuery = queryOptions({
  ...queryDefaults,
  staleTime: LAYOUT_STALE_AFTER_MS,
  queryKey: contentKeys.footer,
  queryFn: async (context): Promise<FoundFooter> => {
    const { client, signal } = context
    const loaded = (footer: Footer): FoundFooter => ({ footer, state: 'loaded' })
    const onRefresh = (footer: Footer) => client.setQueryData(contentKeys.footer, loaded(footer))
    const footer = await fetchContent(context, (content) => content.footer({ signal, onRefresh }))
    if (footer) return loaded(footer)
    const last = previous<FoundFooter>(context, contentKeys.footer)
    return last ?? { footer: await (await builtIn()).builtInFooter(), state: 'failed' }
  },
})

export const siteQuery = queryOptions({
  ...queryDefaults,
  staleTime: LAYOUT_STALE_AFTER_MS,
  queryKey: contentKeys.site,
  queryFn: async (context): Promise<SiteSetting> =>
    (await fetchContent(context, (content) => content.site(context.signal))) ??
    fallbackSite(context),
})

/** The settings that the server sent have the share text of one path only; the built-in settings have the rest. */
async function fallbackSite(context: QueryContext): Promise<SiteSetting> {
  const site = await (await builtIn()).builtInSite()
  const last = previous<SiteSetting>(context, contentKeys.site)
  return last ? { ...last, shareTexts: [...last.shareTexts, ...site.shareTexts] } : site
}

/** A navigation refreshes the menu, the footer and the settings too, at most once a minute. */
function refreshLayout(queryClient: QueryClient) {
  const connection = connections.get(queryClient)
  if (!connection || performance.now() - connection.layoutFetchedAt < LAYOUT_STALE_AFTER_MS) return
  connection.layoutFetchedAt = performance.now()
  void queryClient.refetchQueries({ queryKey: contentKeys.layout, type: 'active' })
}
