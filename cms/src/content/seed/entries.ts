import { footer, jobs, pages, redirects, site } from '@beam/seed'
import { type ContentUid, FOOTER, JOB, PAGE, REDIRECT, SETTINGS } from '../shared/types'

export type Entry = {
  uid: ContentUid
  /** Finds the entry in the database; a single type has just one. */
  where: Record<string, string>
  /** Identifies the entry in the load record. */
  key: string
  data: Record<string, unknown>
  /** Slugs of the related pages, linked once all pages exist. */
  related: string[]
}

/** Everything in seed/content that becomes an entry, in the order in which it is loaded. */
export const entries: Entry[] = [
  ...pages.map(({ related, ...data }) => ({
    uid: PAGE,
    where: { slug: data.slug },
    key: `page:${data.slug}`,
    data,
    related: related.map(({ slug }) => slug),
  })),
  ...jobs.map((data) => ({
    uid: JOB,
    where: { slug: data.slug },
    key: `job:${data.slug}`,
    data,
    related: [],
  })),
  ...redirects.map((data) => ({
    uid: REDIRECT,
    where: { from: data.from },
    key: `redirect:${data.from}`,
    data,
    related: [],
  })),
  { uid: FOOTER, where: {}, key: 'footer', data: footer, related: [] },
  { uid: SETTINGS, where: {}, key: 'site', data: site, related: [] },
]
