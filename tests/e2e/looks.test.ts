import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { distance, lookOf } from './harness/look'
import { describe, expect, test, wake } from './harness/test'

const isUpdate = process.env['UPDATE_LOOKS'] === 'true'

type Look = { name: string; path: string; width: number; act?: (page: Page) => Promise<unknown> }

const looks: Look[] = [
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

describe('a screen looks as it was last approved', () => {
  // Approved anew with: npm run shots -- --update
  for (const { name, path, width, act } of looks)
    test(name, async ({ visit }) => {
      const viewport = { width, height: 1000 }
      const page = await visit(path, { viewport, reducedMotion: 'reduce' })
      // The first load may be without the fonts; the second has them from the cache.
      await page.reload()
      await wake(page)
      await act?.(page)
      const look = await lookOf(page)
      const file = join(import.meta.dirname, 'looks', `${name}.png`)
      if (isUpdate) return writeFileSync(file, look)
      const { mean, others } = await distance(page, look, readFileSync(file))
      expect(mean).toBeLessThan(0.03)
      expect(others).toBeLessThan(0.03)
    })
})
