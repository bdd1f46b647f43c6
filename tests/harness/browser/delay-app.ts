import type { Page } from '@playwright/test'

/** Delays the app's entry module until `release` is called. */
export function delayApp() {
  let release = () => {}
  const gate = new Promise<void>((done) => (release = done))
  const before = (page: Page) =>
    page.route('**/assets/entry-client*', async (route) => {
      await gate
      await route.continue()
    })
  return { release, options: { before, isHydrated: false } }
}
