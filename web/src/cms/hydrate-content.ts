import { jobSlugOf, slugOfPath } from '@beam/contract'
import type { QueryClient } from '@tanstack/react-query'
import { contentKeys, type Found, type FoundFooter } from './content-queries'
import type { PageData } from './page-data'
import { sessionKeys, type SessionStore, sessionStore, writeSession } from './session-cache'

/** Takes the server's content as the start of the queries, and of the session's menu and footer. */
export function hydrateContent(
  queryClient: QueryClient,
  { source, page, job, jobs, missing, menu, footer, site }: PageData,
  store: SessionStore = sessionStore(),
) {
  const put = <T>(key: readonly unknown[], content: T, updatedAt?: number) =>
    queryClient.setQueryData<T>(key, content, updatedAt === undefined ? {} : { updatedAt })
  const entry = <T>(content: T): Found<T> => ({ entry: content, source })

  if (page) {
    put(contentKeys.page(page.slug), entry(page))
    for (const { path } of page.aliases) put(contentKeys.page(slugOfPath(path)), entry(page))
  }
  if (missing !== undefined) {
    put(contentKeys.page(missing), { entry: null, source })
    const jobSlug = jobSlugOf(missing)
    if (jobSlug !== null) put(contentKeys.job(jobSlug), { entry: null, source })
  }
  if (job) put(contentKeys.job(job.slug), entry(job))
  if (jobs) put(contentKeys.jobs, jobs)
  put(contentKeys.site, site)

  // Built-in content is out of date from the start: the session may hold something better.
  const isBuiltIn = source === 'built-in'
  const updatedAt = isBuiltIn ? 0 : undefined
  const state: FoundFooter['state'] = isBuiltIn || footer === null ? 'failed' : 'loaded'
  put(contentKeys.menu, menu, updatedAt)
  put<FoundFooter>(contentKeys.footer, { footer, state }, updatedAt)
  if (isBuiltIn) return
  writeSession(store, sessionKeys.navigation, menu)
  if (footer) writeSession(store, sessionKeys.footer, footer)
}
