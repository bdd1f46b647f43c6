import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { differenceOf, scaledScreenshot } from '../harness/browser/scaled-screenshot'
import { expect, test, hydrate } from '../harness/browser/test'

const isUpdate = process.env['UPDATE_LOOKS'] === 'true'

type Screen = { name: string; path: string; width: number; act?: (page: Page) => Promise<unknown> }

const screens: Screen[] = [
  { name: 'home', path: '/', width: 1440 },
  { name: 'home-phone', path: '/', width: 390 },
  { name: 'local-store', path: '/local-store', width: 1440 },
  { name: 'contact-form', path: '/contacts', width: 390 },
  { name: 'job', path: '/careers/mobile-developer', width: 1440 },
  {
    name: 'mobile-menu',
    path: '/',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
]

test.describe('a screen matches its approved screenshot', () => {
  // Update the screenshots with: npm run shots -- --update
  for (const { name, path, width, act } of screens)
    test(name, async ({ visit }) => {
      const viewport = { width, height: 1000 }
      const page = await visit(path, { viewport, reducedMotion: 'reduce' })
      // The first load can be without the fonts; the second has them from the cache.
      await page.reload()
      await hydrate(page)
      await act?.(page)
      const screenshot = await scaledScreenshot(page)
      const file = join(import.meta.dirname, 'looks', `${name}.png`)
      if (isUpdate) return writeFileSync(file, screenshot)
      const { mean, changed } = await differenceOf(page, screenshot, readFileSync(file))
      expect(mean).toBeLessThan(0.03)
      expect(changed).toBeLessThan(0.03)
    })
})
