import type { Footer, Job, NavigationItem, Page, SiteSetting } from '@beam/contract'

/** What a list of jobs shows of each. */
export type JobCard = Pick<
  Job,
  'slug' | 'title' | 'order' | 'icon' | 'summary' | 'type' | 'location' | 'area' | 'language'
>

export type ContentSource = 'cms' | 'stale' | 'built-in'

/** What the server puts beside a page: all that the browser needs to draw the same. */
export type PageData = {
  source: ContentSource
  page?: Page
  job?: Job
  jobs?: JobCard[]
  /** The slug that was asked for, when there is nothing at it; `page` is then the not-found page. */
  missing?: string
  /** Flat, the parent named; the header makes the tree. */
  menu: NavigationItem[]
  footer: Footer | null
  site: SiteSetting
}

/** Written by our own server in the same answer, so it is taken as it is. */
export function readPageData(from: Document): PageData {
  const text = from.getElementById('page-data')?.textContent
  if (!text) throw new Error('The page has no page-data element.')
  return JSON.parse(text) as PageData
}
