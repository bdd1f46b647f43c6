import type { Footer, Job, MenuEntry, Page, Redirect, SiteSetting } from '@app/contract'

/** What an empty cms starts with. */
export type FirstContent = {
  pages: Page[]
  jobs: Job[]
  redirects: Redirect[]
  footer: Footer
  site: SiteSetting
  menu: MenuEntry[]
}
