import { stack } from '../harness/browser/stack'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'
import { root } from '../harness/cms-modules'
import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { expect, phone, test } from '../harness/browser/test'

const { site } = stack

/** The gallery as developers see it, with the images of the shared site. */
let gallery: string
let close: () => Promise<void>

test.beforeAll(async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'))
  const web = { root: join(root, 'web'), mode: 'development', build: { outDir } }
  await build(web)
  const server = await preview({
    ...web,
    preview: { host: '127.0.0.1', port: 0, proxy: { '/media': site } },
  })
  gallery = `${server.resolvedUrls?.local[0]}src/gallery/index.html`
  close = async () => {
    await server.close()
    await rm(outDir, { recursive: true })
  }
})

test.afterAll(() => close())

const parts = (page: Page) => page.getByRole('article')

test.describe('the gallery', () => {
  for (const [name, viewport] of Object.entries({
    'a wide screen': { width: 1280, height: 800 },
    'a phone': phone,
  }))
    test(`has no accessibility violations on ${name}`, async ({ visit }) => {
      const page = await visit(gallery, { viewport, reducedMotion: 'reduce', isHydrated: false })
      await expect(parts(page).first()).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
    })

  test('fits a screen of 320 pixels', async ({ visit }) => {
    const page = await visit(gallery, { viewport: { width: 320, height: 700 }, isHydrated: false })
    await expect(parts(page).first()).toBeVisible()
    // A section that clips its overflow causes no scrollbar, so the text is measured too. In a row
    // that scrolls sideways, each item must fit the screen.
    const tooWide = await parts(page).evaluateAll((all) => {
      const width = document.documentElement.clientWidth
      const rowOf = (one: Element) =>
        [...document.querySelectorAll('ul, ol')].find(
          (list) =>
            list !== one && list.contains(one) && getComputedStyle(list).overflowX === 'auto',
        )
      const hangsOver = (one: Element) => {
        const { left, right } = one.getBoundingClientRect()
        const row = rowOf(one)
        return row ? right - left > width : right > width + 1
      }
      return all
        .filter(
          (one) =>
            one.scrollWidth > width ||
            [...one.querySelectorAll('h1, h2, h3, p, a, button, .field__control')].some(hangsOver),
        )
        .map((one) => one.getAttribute('aria-label'))
    })
    expect(tooWide).toEqual([])
  })

  test('is not part of the production site', async () => {
    expect((await fetch(new URL('/__gallery', site))).status).toBe(404)
    expect((await fetch(new URL('/src/gallery/index.html', site))).status).toBe(404)
  })
})
