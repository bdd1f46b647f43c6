import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { build, preview } from 'vite'
import { afterAll, beforeAll, inject } from 'vitest'
import { root } from '../api/harness/cms-modules'
import { barriers } from './harness/barriers'
import { describe, expect, phone, test } from './harness/test'

const { site } = inject('place')

/** The gallery as developers see it, in front of the pictures of the shared site. */
let gallery: string
let close: () => Promise<void>

beforeAll(async () => {
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

afterAll(() => close())

const parts = (page: Page) => page.getByRole('article')

describe.concurrent('the gallery of all parts', () => {
  for (const [name, viewport] of Object.entries({
    'a wide screen': { width: 1280, height: 800 },
    'a phone': phone,
  }))
    test(`is without barriers on ${name}`, async ({ visit }) => {
      const page = await visit(gallery, { viewport, reducedMotion: 'reduce', isAwake: false })
      await expect(parts(page).first()).toBeVisible()
      expect(await barriers(page)).toEqual([])
    })

  test('fits the narrowest screen', async ({ visit }) => {
    const page = await visit(gallery, { viewport: { width: 320, height: 700 }, isAwake: false })
    await expect(parts(page).first()).toBeVisible()
    // Where a section cuts off what hangs over nothing scrolls, so the words are measured too.
    const tooWide = await parts(page).evaluateAll((all) => {
      const width = document.documentElement.clientWidth
      const hangsOver = (one: Element) => one.getBoundingClientRect().right > width + 1
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

  test('is not in the site', async () => {
    expect((await fetch(new URL('/__gallery', site))).status).toBe(404)
    expect((await fetch(new URL('/src/gallery/index.html', site))).status).toBe(404)
  })
})
