import { routes } from '../site/harness/routes'
import { barriers } from './harness/barriers'
import { describe, expect, phone, test } from './harness/test'

const sizes = { 'a wide screen': { width: 1280, height: 800 }, 'a phone': phone }

describe.each(Object.entries(sizes))('on %s', (_, viewport) => {
  test('no page puts a barrier before anyone', { timeout: 180_000 }, async ({ visit }) => {
    const page = await visit('/', { viewport, isAwake: false, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const { path } of routes) {
      await page.goto(new URL(path, page.url()).href)
      for (const barrier of await barriers(page)) found.push(`${path} ${barrier}`)
    }
    expect(found).toEqual([])
  })
})
