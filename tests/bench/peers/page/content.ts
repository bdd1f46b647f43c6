import type { Footer, MenuEntry, Page, SiteSetting } from '@app/contract'

/** What the bench writes to `content.json`: the home page with the content around it. */
export type Content = { page: Page; menu: MenuEntry[]; footer: Footer; site: SiteSetting }
