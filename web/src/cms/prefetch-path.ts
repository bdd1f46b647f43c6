import type { Page } from '@beam/contract'
import type { QueryClient } from '@tanstack/react-query'
import { contentKeys, type Found, jobQuery, jobsQuery, pageQuery } from './content-queries'
import { jobSlugOf } from './slugs'

/** The job that a path shows; null for a page, one that an editor placed below /careers included. */
export function jobAt(queryClient: QueryClient, slug: string): string | null {
  const page = queryClient.getQueryData<Found<Page>>(contentKeys.page(slug))
  return page?.entry ? null : jobSlugOf(slug)
}

const showsJobs = ({ Content }: Page) =>
  Content.some(
    (section) =>
      section.block === 'job-list' ||
      (section.block === 'form' && section.form === 'career-application'),
  )

/** Brings what a path will show, so that the click finds it there. */
export async function prefetchPath(queryClient: QueryClient, slug: string): Promise<void> {
  const job = jobAt(queryClient, slug)
  if (job !== null) return queryClient.prefetchQuery(jobQuery(job))
  await queryClient.prefetchQuery(pageQuery(slug))
  const page = queryClient.getQueryData(pageQuery(slug).queryKey)?.entry
  if (page && showsJobs(page)) await queryClient.prefetchQuery(jobsQuery)
}
