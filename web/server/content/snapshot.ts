import type {
  Footer,
  Job,
  NavigationItem,
  Page,
  Redirect,
  SiteLanguage,
  SiteSetting,
  TranslatedPath,
} from '@app/contract'
import { footer, jobs, menu, pages, redirects, site } from '@app/seed'
import { toNavigation } from '../../src/content/to-navigation'
import type { ContentSource } from '../../src/content/page-data'

/** All published content at one revision: every page of the site is a function of this. */
export type Snapshot = {
  revision: string
  source: ContentSource
  pages: Page[]
  jobs: Job[]
  menu: NavigationItem[]
  footer: Footer | null
  site: SiteSetting
  redirects: Redirect[]
  /** The languages beside the site's own, whose entries are among the pages and jobs. */
  languages: { language: SiteLanguage; menu: NavigationItem[] }[]
  translations: TranslatedPath[]
  /** When each entry last changed, by its path. */
  changed: Record<string, string>
}

/** The content of a site that never reached a cms. */
export const builtInSnapshot: Snapshot = {
  revision: 'built-in',
  source: 'built-in',
  pages,
  jobs,
  menu: toNavigation(menu),
  footer,
  site,
  redirects,
  languages: [],
  translations: [],
  changed: {},
}
