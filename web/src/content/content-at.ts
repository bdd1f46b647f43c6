import { jobSlugOf } from '@app/contract'
import { contentKeys, type ContentStore } from './content-store'
import { needsJobs } from './page-needs'

const pageAt = (store: ContentStore, slug: string) => store.get(contentKeys.page(slug))?.entry

/** The slug of the job at a path; null for a page, including pages that editors put under /careers. */
export const jobAt = (store: ContentStore, slug: string): string | null =>
  pageAt(store, slug) ? null : jobSlugOf(slug)

/** A job's own page needs the other jobs too: it ends with a list of them. */
export function needsJobsAt(store: ContentStore, slug: string): boolean {
  const page = pageAt(store, slug)
  return page ? needsJobs(page) : jobAt(store, slug) !== null
}

function entryAt(store: ContentStore, slug: string) {
  const job = jobAt(store, slug)
  return (job === null ? store.get(contentKeys.page(slug)) : store.get(contentKeys.job(job)))?.entry
}

/** Whether the content service has confirmed that nothing has this slug. */
export const isMissing = (store: ContentStore, slug: string): boolean =>
  entryAt(store, slug) === null

/** Whether the content at a slug is loaded. */
export const isLoaded = (store: ContentStore, slug: string): boolean =>
  Boolean(entryAt(store, slug))
