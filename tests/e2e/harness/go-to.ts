import type { Page } from 'playwright'

/** Opens an address within the open page, as a link to it would. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
