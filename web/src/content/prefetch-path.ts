import { jobSlugOf, type Page, SEARCH_SLUG } from '@beam/contract'
import type { QueryClient } from '@tanstack/react-query'
import { contentKeys, type Found, jobQuery, jobsQuery, pageQuery } from './content-queries'
import { needsJobs } from './page-needs'

/** The slug of the job at a path; null for a page, including pages that editors put under /careers. */
export function jobAt(queryClient: QueryClient, slug: string): string | null {
  const page = queryClient.getQueryData<Found<Page>>(contentKeys.page(slug))
  return page?.entry ? null : jobSlugOf(slug)
}

/** A job's own page needs the other jobs too: it ends with a list of them. */
export function needsJobsAt(queryClient: QueryClient, slug: string): boolean {
  const page = queryClient.getQueryData<Found<Page>>(contentKeys.page(slug))?.entry
  return page ? needsJobs(page) : jobAt(queryClient, slug) !== null
}

const cachedEntry = (queryClient: QueryClient, slug: string) => {
  const job = jobAt(queryClient, slug)
  return queryClient.getQueryData<Found<unknown>>(
    job === null ? contentKeys.page(slug) : contentKeys.job(job),
  )
}

/** Whether the content service has confirmed that nothing has this slug. */
export const isMissing = (queryClient: QueryClient, slug: string): boolean =>
  cachedEntry(queryClient, slug)?.entry === null

/** Whether the content at a slug is loaded. */
export const isLoaded = (queryClient: QueryClient, slug: string): boolean =>
  Boolean(cachedEntry(queryClient, slug)?.entry)

export async function prefetchPath(queryClient: QueryClient, slug: string): Promise<void> {
  // Only the server searches, so its page is always loaded as a document.
  if (slug === SEARCH_SLUG) return
  const job = jobAt(queryClient, slug)
  if (job === null) await queryClient.prefetchQuery(pageQuery(slug))
  else await queryClient.prefetchQuery(jobQuery(job))
  if (needsJobsAt(queryClient, slug)) await queryClient.prefetchQuery(jobsQuery)
}
