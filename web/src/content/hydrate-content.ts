import { jobSlugOf, slugOfPath } from '@beam/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { BrowserStore } from '../browser/browser-store'
import { sessionKeys, writeSession } from '../cms/session-cache'
import { contentKeys, type Found, type FoundFooter } from './content-queries'
import type { PageData } from './page-data'

/** Starts the queries with the content that the server sent. */
export function hydrateContent(
  queryClient: QueryClient,
  { source, page, job, jobs, missing, menu, footer, site }: PageData,
) {
  const put = <T>(key: readonly unknown[], content: T, options?: { updatedAt: number }) =>
    queryClient.setQueryData<T>(key, content, options)
  const found = <T>(entry: T): Found<T> => ({ entry, source })

  // Before the page: at /404 both have the same path, and the page is shown.
  if (missing !== undefined) {
    put(contentKeys.page(missing), found(null))
    const jobSlug = jobSlugOf(missing)
    if (jobSlug !== null) put(contentKeys.job(jobSlug), found(null))
  }
  if (page) {
    put(contentKeys.page(page.slug), found(page))
    for (const { path } of page.aliases) put(contentKeys.page(slugOfPath(path)), found(page))
  }
  if (job) put(contentKeys.job(job.slug), found(job))
  if (jobs) put(contentKeys.jobs, jobs)
  put(contentKeys.site, site)

  // Built-in content starts stale: the session cache or the content service may have newer content.
  const isBuiltIn = source === 'built-in'
  const staleness = isBuiltIn ? { updatedAt: 0 } : undefined
  const state: FoundFooter['state'] = isBuiltIn || footer === null ? 'failed' : 'loaded'
  put(contentKeys.menu, menu, staleness)
  put<FoundFooter>(contentKeys.footer, { footer, state }, staleness)
}

/** Caches the server's menu and footer for the session, unless they are only the built-in ones. */
export function cacheLayout({ source, menu, footer }: PageData, store?: BrowserStore) {
  if (source === 'built-in') return
  writeSession(sessionKeys.navigation, menu, store)
  if (footer) writeSession(sessionKeys.footer, footer, store)
}
