import { footer, jobs, pages, redirects, site } from '@beam/seed'

export type Entry = {
  uid:
    | 'api::page.page'
    | 'api::job.job'
    | 'api::redirect.redirect'
    | 'api::footer.footer'
    | 'api::site-setting.site-setting'
  /** What finds the entry again; a single type has just one. */
  where: Record<string, string>
  /** Its name in the record of what was loaded. */
  key: string
  data: Record<string, unknown>
  /** Slugs of pages to relate once all are there. */
  related: string[]
}

/** Everything in seed/content that becomes an entry, in the order in which it is loaded. */
export const entries: Entry[] = [
  ...pages.map(({ related, ...data }) => ({
    uid: 'api::page.page' as const,
    where: { slug: data.slug },
    key: `page:${data.slug}`,
    data,
    related: related.map((page) => page.slug),
  })),
  ...jobs.map((data) => ({
    uid: 'api::job.job' as const,
    where: { slug: data.slug },
    key: `job:${data.slug}`,
    data,
    related: [],
  })),
  ...redirects.map((data) => ({
    uid: 'api::redirect.redirect' as const,
    where: { from: data.from },
    key: `redirect:${data.from}`,
    data,
    related: [],
  })),
  { uid: 'api::footer.footer', where: {}, key: 'footer', data: footer, related: [] },
  { uid: 'api::site-setting.site-setting', where: {}, key: 'site', data: site, related: [] },
]
