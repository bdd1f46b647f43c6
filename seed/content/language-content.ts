import type { Job, Page, SiteLanguage } from '@app/contract'

/** What a cms can start with in another language. */
export type LanguageContent = {
  language: SiteLanguage
  /** Each with the slug of what it translates, if that is of the first content. */
  pages: { page: Page; source?: string }[]
  jobs: { job: Job; source?: string }[]
  /** By the title of a menu item in the site's own language. */
  menu: Readonly<Record<string, { title: string; reason?: string }>>
}
