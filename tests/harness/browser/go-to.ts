import type { Page } from '@playwright/test'

/** Navigates within the app, as a click on a link would. */
export const goTo = (page: Page, url: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, url)

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
