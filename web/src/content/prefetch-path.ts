import { jobSlugOf, type Page } from '@beam/contract'
import type { QueryClient } from '@tanstack/react-query'
import { contentKeys, type Found, jobQuery, jobsQuery, pageQuery } from './content-queries'
import { needsJobs } from './page-needs'

/** The job that a path shows; null for a page, one that an editor placed below /careers included. */
export function jobAt(queryClient: QueryClient, slug: string): string | null {
  const page = queryClient.getQueryData<Found<Page>>(contentKeys.page(slug))
  return page?.entry ? null : jobSlugOf(slug)
}

/** Whether what a path shows is whole only with the list of jobs; an advert ends with others. */
export function needsJobsAt(queryClient: QueryClient, slug: string): boolean {
  const page = queryClient.getQueryData<Found<Page>>(contentKeys.page(slug))?.entry
  return page ? needsJobs(page) : jobAt(queryClient, slug) !== null
}

const askedFor = (queryClient: QueryClient, slug: string) => {
  const job = jobAt(queryClient, slug)
  return queryClient.getQueryData<Found<unknown>>(
    job === null ? contentKeys.page(slug) : contentKeys.job(job),
  )
}

/** Whether it is known that there is nothing at a slug. */
export const isMissing = (queryClient: QueryClient, slug: string): boolean =>
  askedFor(queryClient, slug)?.entry === null

/** Whether there is something to show at a slug. */
export const isKnown = (queryClient: QueryClient, slug: string): boolean =>
  Boolean(askedFor(queryClient, slug)?.entry)

/** Brings what a path will show. */
export async function prefetchPath(queryClient: QueryClient, slug: string): Promise<void> {
  const job = jobAt(queryClient, slug)
  if (job === null) await queryClient.prefetchQuery(pageQuery(slug))
  else await queryClient.prefetchQuery(jobQuery(job))
  if (needsJobsAt(queryClient, slug)) await queryClient.prefetchQuery(jobsQuery)
}
