import { stack } from '../harness/browser/stack'
import type { Page } from '@playwright/test'
import { footerLink, goTo, heading } from '../harness/browser/go-to'
import { expect, test } from '../harness/browser/test'

const { url: cmsUrl } = stack.cms

/** Records the page's calls to the content service, with decoded URLs. */
function listen(page: Page) {
  const calls: { url: string; credential: string | undefined }[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${cmsUrl}/api/`) || request.method() !== 'GET') return
    const url = decodeURIComponent(request.url().slice(`${cmsUrl}/api/`.length))
    calls.push({ url, credential: request.headers()['authorization'] })
  })
  return { calls, urls: () => calls.map(({ url }) => url) }
}

const cached = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name) ?? '', key)

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('the content service', () => {
  for (const path of ['/careers', '/careers/apply'])
    test(`is not called for ${path}, which the server has rendered`, async ({ visit }) => {
      let urls: () => string[] = () => []
      const page = await visit(path, {
        expects: [/ERR_FAILED/],
        async before(one) {
          await one.clock.install()
          ;({ urls } = listen(one))
        },
      })
      await page.clock.runFor(60_000)
      await page.route('**/api/last', (route) => route.abort())
      await page.evaluate((url) => fetch(url).catch(() => undefined), `${cmsUrl}/api/last`)
      expect(urls()).toEqual(['last'])
    })

  test('is called with the documented queries for the next page', async ({ visit }) => {
    const page = await visit('/')
    const { calls, urls } = listen(page)
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    expect(urls()).toContain('pages?filters[slug][$eq]=help-center&populate=deep')
    await expect.poll(urls).toContain('footer?populate=*')
    await expect
      .poll(() => urls().find((one) => one.startsWith('navigation/render/navigation?')))
      .toMatch(/populate\[items\]\[populate\]\[related\]=true/)
    await goTo(page, '/careers/tester')
    await expect(page).toHaveTitle(/Tester/)
    expect(urls()).toContain('jobs?filters[slug][$eq]=tester&populate=*')
    for (const { credential } of calls) expect(credential).toMatch(/^Bearer \w{20,}/)
  })

  test('is called when the pointer rests on a link', async ({ visit }) => {
    const page = await visit('/')
    const { urls } = listen(page)
    await footerLink(page, 'Contacts').hover()
    await expect.poll(urls).toContain('pages?filters[slug][$eq]=contacts&populate=deep')
    await footerLink(page, 'Contacts').click()
    await expect(heading(page)).toBeFocused()
    expect(urls().filter((one) => one.includes('contacts'))).toHaveLength(1)
  })

  test('is called for the links that the visitor has scrolled to', async ({ visit }) => {
    const page = await visit('/technology-partnerships')
    const { urls } = listen(page)
    await page.locator('main a[href="/banks"]').first().scrollIntoViewIfNeeded()
    await expect.poll(urls).toContain('pages?filters[slug][$eq]=banks&populate=deep')
  })
})

test.describe('menu and footer', () => {
  test('are cached for the session, come from there at once, and are refreshed in the background', async ({
    visit,
  }) => {
    const page = await visit('/')
    expect(await cached(page, 'strapi_navigation')).toContain('Technology Partners')
    expect(await cached(page, 'strapi_footer')).toContain('Terms and Conditions')
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    await page.route('**/api/navigation/render/navigation*', async (route) => {
      await released
      await route.continue()
    })
    await page.evaluate(() => {
      const stored = sessionStorage.getItem('strapi_navigation') ?? ''
      sessionStorage.setItem('strapi_navigation', stored.replace('About Us', 'About them'))
    })
    await footerLink(page, 'Help Center').click()
    await expect(menu(page)).toContainText('About them')
    release()
    await expect(menu(page)).toContainText('About Us')
    await expect.poll(() => cached(page, 'strapi_navigation')).toContain('About Us')
  })

  test('ignore an invalid cached value', async ({ visit }) => {
    const page = await visit('/')
    await page.evaluate((text) => {
      sessionStorage.setItem('strapi_navigation', text)
      sessionStorage.setItem('strapi_footer', text)
    }, '{"version":1,"content":[{"title":7}]}')
    await footerLink(page, 'Help Center').click()
    await expect.poll(() => cached(page, 'strapi_navigation')).toContain('About Us')
    await expect.poll(() => cached(page, 'strapi_footer')).toContain('Terms and Conditions')
    await expect(menu(page)).toContainText('About Us')
    await expect(page.getByRole('contentinfo')).toContainText('Terms and Conditions')
  })
})
