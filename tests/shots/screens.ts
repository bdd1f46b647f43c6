import { expect } from 'playwright/test'
import type { Page } from 'playwright'
import { routes } from '../harness/routes'

export const widths = [390, 820, 1440] as const

export type Screen = {
  name: string
  path: string
  /** Brings the page into the state to show; without it the full page is shown. */
  act?: (page: Page) => Promise<unknown>
  /** The only width it applies to; all widths by default. */
  width?: (typeof widths)[number]
  /** A first visit: neither the cookie choice nor the newsletter dialog has been answered. */
  isNew?: boolean
}

const nameOf = (path: string) => path.slice(1).replaceAll(/[/?=]+/g, '-') || 'home'

const pages: Screen[] = [
  ...routes.filter(({ canonical }) => !canonical).map(({ path }) => path),
  '/nothing-here',
  '/search?q=cashback',
  '/search?q=zzyzxq',
].map((path) => ({ name: nameOf(path), path }))

const openVideo = async (page: Page) => {
  // The video host is never contacted.
  await page.route(/youtube/, (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.getByRole('button', { name: 'Play the film' }).click()
}

const states: Screen[] = [
  {
    name: 'menu-open',
    path: '/',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'menu-dropdown',
    path: '/careers',
    width: 1440,
    act: (page) => page.locator('header summary').first().click(),
  },
  {
    name: 'share-open',
    path: '/banks',
    act: (page) => page.getByRole('button', { name: 'Share this page' }).click(),
  },
  {
    name: 'faq-toggled',
    path: '/local-store',
    act: async (page) => {
      const question = page.locator('main details:not([open]) > summary').last()
      await question.click()
      await question.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'form-errors',
    path: '/contacts',
    act: async (page) => {
      await page.locator('main button[type=submit]').click()
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'video-open', path: '/', act: openVideo },
  { name: 'cookies', path: '/banks', isNew: true },
  {
    name: 'newsletter',
    path: '/',
    isNew: true,
    act: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
]

export const screens = [...pages, ...states]
