import {
  type Footer,
  isOpen,
  type Job,
  type NavigationItem,
  type Page,
  type SiteSetting,
  type Words,
} from '@app/contract'

/** The part of a job that lists of jobs show. */
export type JobCard = Pick<
  Job,
  'slug' | 'title' | 'order' | 'icon' | 'summary' | 'type' | 'location' | 'area' | 'language'
>

/** A job as its page shows it: only a closed one needs its date. */
export type ShownJob = Omit<Job, 'closesOn'> & { closedOn?: string }

export const shownJob = ({ closesOn, ...job }: Job): ShownJob =>
  closesOn === undefined || isOpen({ closesOn }) ? job : { ...job, closedOn: closesOn }

export type ContentSource = 'cms' | 'stale' | 'built-in'

/** What one screen shows. The server embeds it in the page for hydration. */
export type ScreenData = {
  source: ContentSource
  page?: Page
  job?: ShownJob
  jobs?: JobCard[]
  /** The requested slug if nothing has it; `page` is then the not-found page. */
  missing?: string
}

/** What is around every screen: a file of its own, which the browser loads once for all pages. */
export type LayoutData = {
  /** A flat list. */
  menu: NavigationItem[]
  footer: Footer | null
  site: SiteSetting
  /** Absent while the site has but one. */
  languages?: SiteLanguages
}

/** The languages of the site, and that of this document. */
export type SiteLanguages = {
  /** The words and addresses of this document's language, by those of the site's own. */
  words: Words
  /** All languages; the site's own comes first. */
  all: { code: string; name: string; home: string; offer: string }[]
  /** Where each page that is in several languages is in them, by code. */
  paths: Record<string, string>[]
}

export type PageData = ScreenData & LayoutData

/** Not validated: our own server wrote it into this page. */
export function readScreenData(page: Document): ScreenData {
  const text = page.getElementById('page-data')?.textContent
  if (!text) throw new Error('The page has no page-data element.')
  return JSON.parse(text) as ScreenData
}
