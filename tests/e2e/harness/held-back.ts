import type { Page } from 'playwright'

/** The app's first module is on its way until it is let through. */
export function heldBack() {
  let release = () => {}
  const gate = new Promise<void>((done) => (release = done))
  const before = (page: Page) =>
    page.route('**/assets/entry-client*', async (route) => {
      await gate
      await route.continue()
    })
  return { release, wishes: { before, isAwake: false } }
}
