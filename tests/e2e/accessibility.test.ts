import { routes } from '../site/harness/routes'
import { barriers } from './harness/barriers'
import { describe, expect, phone, test, wake } from './harness/test'

const sizes = { 'a wide screen': { width: 1280, height: 800 }, 'a phone': phone }

describe.each(Object.entries(sizes))('on %s', (_, viewport) => {
  test('no page has a fault or a barrier', { timeout: 300_000 }, async ({ visit }) => {
    const page = await visit('/', { viewport, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const { path } of routes) {
      await page.goto(new URL(path, page.url()).href)
      await wake(page)
      for (const barrier of await barriers(page)) found.push(`${path} ${barrier}`)
    }
    expect(found).toEqual([])
  })
})
