import type { Page } from 'playwright'
import { inject } from 'vitest'
import { footerLink, goTo, heading } from './harness/go-to'
import { describe, expect, test } from './harness/test'

const { url: cmsUrl } = inject('place').cms

/** What the page asks the content service, as people read it. */
function listen(page: Page) {
  const calls: { address: string; credential: string | undefined }[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${cmsUrl}/api/`) || request.method() !== 'GET') return
    const address = decodeURIComponent(request.url().slice(`${cmsUrl}/api/`.length))
    calls.push({ address, credential: request.headers()['authorization'] })
  })
  return { calls, addresses: () => calls.map(({ address }) => address) }
}

const kept = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name) ?? '', key)

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

describe('the content service', () => {
  test.for(['/careers', '/careers/apply'])(
    'is not asked for %s, which the server sent',
    async (path, { visit }) => {
      let calls: unknown[] = []
      const page = await visit(path, { before: async (one) => ({ calls } = listen(one)) })
      await page.waitForTimeout(500)
      expect(calls).toEqual([])
    },
  )

  test('is asked as it is documented for the next page', async ({ visit }) => {
    const page = await visit('/')
    const { calls, addresses } = listen(page)
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    expect(addresses()).toContain('pages?filters[slug][$eq]=help-center&populate=deep')
    await expect.poll(addresses).toContain('footer?populate=*')
    await expect
      .poll(() => addresses().find((one) => one.startsWith('navigation/render/navigation?')))
      .toMatch(/populate\[items\]\[populate\]\[related\]=true/)
    await goTo(page, '/careers/tester')
    await expect(page).toHaveTitle(/Tester/)
    expect(addresses()).toContain('jobs?filters[slug][$eq]=tester&populate=*')
    for (const { credential } of calls) expect(credential).toMatch(/^Bearer \w{20,}/)
  })

  test('is asked while the reader still points at a link', async ({ visit }) => {
    const page = await visit('/')
    const { addresses } = listen(page)
    await footerLink(page, 'Contacts').hover()
    await expect.poll(addresses).toContain('pages?filters[slug][$eq]=contacts&populate=deep')
    await footerLink(page, 'Contacts').click()
    await expect(heading(page)).toBeFocused()
    expect(addresses().filter((one) => one.includes('contacts'))).toHaveLength(1)
  })

  test('is asked for the links that a reader has scrolled to', async ({ visit }) => {
    const page = await visit('/technology-partnerships')
    const { addresses } = listen(page)
    await page.locator('main a[href="/banks"]').first().scrollIntoViewIfNeeded()
    await expect.poll(addresses).toContain('pages?filters[slug][$eq]=banks&populate=deep')
  })
})

describe('menu and footer', () => {
  test('are kept for the session as the server sent them', async ({ visit }) => {
    const page = await visit('/')
    expect(await kept(page, 'strapi_navigation')).toContain('Technology Partners')
    expect(await kept(page, 'strapi_footer')).toContain('Terms and Conditions')
  })

  test('come from the session at once, and are renewed behind it', async ({ visit }) => {
    const page = await visit('/')
    let answer = () => {}
    const asked = new Promise<void>((done) => (answer = done))
    await page.route('**/api/navigation/render/navigation*', async (route) => {
      await asked
      await route.continue()
    })
    await page.evaluate(() => {
      const stored = sessionStorage.getItem('strapi_navigation') ?? ''
      sessionStorage.setItem('strapi_navigation', stored.replace('About Us', 'About them'))
    })
    await footerLink(page, 'Help Center').click()
    await expect(menu(page)).toContainText('About them')
    answer()
    await expect(menu(page)).toContainText('About Us')
    await expect.poll(() => kept(page, 'strapi_navigation')).toContain('About Us')
  })

  test.for(['not json', '[]', '{"version":1,"content":[{"title":7}]}'])(
    'ignore what somebody else left there: %s',
    async (rubbish, { visit }) => {
      const page = await visit('/')
      await page.evaluate((words) => {
        sessionStorage.setItem('strapi_navigation', words)
        sessionStorage.setItem('strapi_footer', words)
      }, rubbish)
      await footerLink(page, 'Help Center').click()
      await expect.poll(() => kept(page, 'strapi_navigation')).toContain('About Us')
      await expect.poll(() => kept(page, 'strapi_footer')).toContain('Terms and Conditions')
      await expect(menu(page)).toContainText('About Us')
      await expect(page.getByRole('contentinfo')).toContainText('Terms and Conditions')
    },
  )
})
