import { jobSlugOf, type Page } from '@beam/contract'
import type { QueryClient } from '@tanstack/react-query'
import { contentKeys, type Found, jobQuery, jobsQuery, pageQuery } from './content-queries'
import { showsJobs } from './shows-jobs'

/** The job that a path shows; null for a page, one that an editor placed below /careers included. */
export function jobAt(queryClient: QueryClient, slug: string): string | null {
  const page = queryClient.getQueryData<Found<Page>>(contentKeys.page(slug))
  return page?.entry ? null : jobSlugOf(slug)
}

export function showsJobsAt(queryClient: QueryClient, slug: string): boolean {
  const page = queryClient.getQueryData<Found<Page>>(contentKeys.page(slug))?.entry
  return page ? showsJobs(page) : false
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
  if (job !== null) return queryClient.prefetchQuery(jobQuery(job))
  await queryClient.prefetchQuery(pageQuery(slug))
  if (showsJobsAt(queryClient, slug)) await queryClient.prefetchQuery(jobsQuery)
}
