import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../harness/browser/browser'
import { dismissDialogs } from '../harness/browser/dismiss-dialogs'
import { type Screen, screens, widths } from './screens'

const [site = '', folder = '', ...names] = process.argv.slice(2)

/** Images below the fold load lazily, and a screenshot does not scroll. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

async function take(browser: Browser, { name, path, act, isNew }: Screen, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: width < 800 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  if (!isNew) await context.addInitScript(dismissDialogs)
  try {
    const page = await context.newPage()
    await page.goto(site + path)
    // The first load can be without the fonts; the second has them from the cache.
    await page.reload()
    await page.dispatchEvent('body', 'touchstart')
    await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
    await loadPictures(page)
    await act?.(page)
    await page.waitForTimeout(act ? 300 : 0)
    const isWhole = !act && !isNew
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: isWhole })
  } finally {
    await context.close()
  }
}

const reportError = (screen: Screen, width: number) => (error: unknown) => {
  console.error(`${screen.name} at ${width}: ${String(error).split('\n')[0]}`)
  process.exitCode = 1
}

mkdirSync(folder, { recursive: true })
const browser = await launchBrowser()
try {
  for (const screen of screens) {
    if (names.length > 0 && !names.includes(screen.name)) continue
    const applicable = widths.filter((width) => !screen.width || screen.width === width)
    await Promise.all(
      applicable.map((width) => take(browser, screen, width).catch(reportError(screen, width))),
    )
    console.log(screen.name)
  }
} finally {
  await browser.close()
}
