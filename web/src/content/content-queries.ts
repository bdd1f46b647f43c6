import type { Footer, Job, NavigationItem, Page, SiteSetting } from '@beam/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ContentClient } from '../cms/client'
import type { ContentSource, JobCard } from './page-data'

export type LoadContentClient = () => Promise<ContentClient>

/** An entry and where it came from; null when there is none at its slug. */
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

const FRESH_MS = 30_000
const LAYOUT_FRESH_MS = 60_000

// Nothing changes under a reader's hands: what is shown is renewed on the way to another page only.
const common = {
  networkMode: 'always',
  retry: 1,
  retryDelay: 500,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

type Connection = { load: LoadContentClient; layoutReadAt: number }

const connections = new WeakMap<QueryClient, Connection>()

/** Tells the queries of this QueryClient where content comes from once the server's is not enough. */
export function connectContent(queryClient: QueryClient, load: LoadContentClient) {
  connections.set(queryClient, { load, layoutReadAt: 0 })
}

type Ask = { client: QueryClient; signal: AbortSignal }

/** What the content service says, or null where it can't be reached, its own code included. */
async function ask<T>(
  { client, signal }: Ask,
  call: (content: ContentClient) => Promise<T | null>,
): Promise<T | null> {
  const content = await connections
    .get(client)
    ?.load()
    .catch((error: unknown) => console.warn(`The content client did not load: ${String(error)}`))
  signal.throwIfAborted()
  return content ? call(content) : null
}

const builtIn = () => import('./built-in')

/** What is there already is better than the built-in content. */
const known = <T>({ client }: Ask, key: readonly unknown[]) => client.getQueryData<T>(key)

async function found<Entry>(
  context: Ask & { queryKey: readonly unknown[] },
  answer: Entry | 'absent' | null,
  readBuiltIn: () => Promise<Entry | null>,
): Promise<Found<Entry>> {
  if (answer === 'absent') return { entry: null, source: 'cms' }
  if (answer !== null) return { entry: answer, source: 'cms' }
  const before = known<Found<Entry>>(context, context.queryKey)
  if (before) return before
  const entry = await readBuiltIn()
  if (entry === null) throw new Error(`There is no content for ${context.queryKey.join(' ')}.`)
  return { entry, source: 'built-in' }
}

export const pageQuery = (slug: string) =>
  queryOptions({
    ...common,
    queryKey: contentKeys.page(slug),
    queryFn: async (context): Promise<Found<Page>> => {
      const page = await ask(context, (content) => content.page(slug, context.signal))
      renewLayout(context.client)
      return found(context, page, async () => (await builtIn()).builtInPage(slug))
    },
  })

export const jobQuery = (slug: string) =>
  queryOptions({
    ...common,
    queryKey: contentKeys.job(slug),
    queryFn: async (context): Promise<Found<Job>> => {
      const job = await ask(context, (content) => content.job(slug, context.signal))
      renewLayout(context.client)
      return found(context, job, async () => (await builtIn()).builtInJob(slug))
    },
  })

export const jobsQuery = queryOptions({
  ...common,
  queryKey: contentKeys.jobs,
  queryFn: async (context): Promise<JobCard[]> =>
    (await ask(context, (content) => content.jobs(context.signal))) ??
    known<JobCard[]>(context, contentKeys.jobs) ??
    (await builtIn()).builtInJobs(),
})

export const menuQuery = queryOptions({
  ...common,
  staleTime: LAYOUT_FRESH_MS,
  queryKey: contentKeys.menu,
  queryFn: async (context): Promise<NavigationItem[]> => {
    const { client, signal } = context
    const onRefresh = (items: NavigationItem[]) => client.setQueryData(contentKeys.menu, items)
    return (
      (await ask(context, (content) => content.navigation({ signal, onRefresh }))) ??
      known<NavigationItem[]>(context, contentKeys.menu) ??
      (await builtIn()).builtInNavigation()
    )
  },
})

export const footerQuery = queryOptions({
  ...common,
  staleTime: LAYOUT_FRESH_MS,
  queryKey: contentKeys.footer,
  queryFn: async (context): Promise<FoundFooter> => {
    const { client, signal } = context
    const loaded = (footer: Footer): FoundFooter => ({ footer, state: 'loaded' })
    const onRefresh = (footer: Footer) => client.setQueryData(contentKeys.footer, loaded(footer))
    const footer = await ask(context, (content) => content.footer({ signal, onRefresh }))
    if (footer) return loaded(footer)
    const before = known<FoundFooter>(context, contentKeys.footer)
    return before ?? { footer: await (await builtIn()).builtInFooter(), state: 'failed' }
  },
})

export const siteQuery = queryOptions({
  ...common,
  staleTime: LAYOUT_FRESH_MS,
  queryKey: contentKeys.site,
  queryFn: async (context): Promise<SiteSetting> =>
    (await ask(context, (content) => content.site(context.signal))) ?? lastSite(context),
})

/** The server's settings hold the words of one path only: the built-in ones serve the others. */
async function lastSite(context: Ask): Promise<SiteSetting> {
  const site = await (await builtIn()).builtInSite()
  const before = known<SiteSetting>(context, contentKeys.site)
  return before ? { ...before, shareTexts: [...before.shareTexts, ...site.shareTexts] } : site
}

/** Whoever reads on gets a current menu and footer too, at most once a minute. */
function renewLayout(queryClient: QueryClient) {
  const connection = connections.get(queryClient)
  if (!connection || Date.now() - connection.layoutReadAt < LAYOUT_FRESH_MS) return
  connection.layoutReadAt = Date.now()
  void queryClient.refetchQueries({ queryKey: contentKeys.layout, type: 'active' })
}
