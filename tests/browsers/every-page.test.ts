import { expect, test } from 'vitest'
import { routes } from '../harness/routes'
import { desktop, inEachEngine, phone } from './harness/in-each-engine'
import { patience } from '../harness/patience'

const sizes = { 'a wide screen': desktop, 'a phone': phone }

/** Every page is opened, one after the other. */
const timeLimit = { timeout: patience.walk }

/** In the page: what a visitor would notice to be wrong. */
function problemsOf(texts: readonly string[]) {
  const page = document.scrollingElement ?? document.documentElement
  const main = document.querySelector('main')
  // WebKitGTK knows no status: there, only broken pictures and the errors that follow are noticed.
  const failed = performance
    .getEntriesByType('resource')
    .filter((one) => (one as PerformanceResourceTiming).responseStatus >= 400)
    .map(({ name }) => `did not load ${name}`)
  const broken = [...document.images]
    .filter((one) => one.complete && one.currentSrc && one.naturalWidth === 0)
    .map(({ currentSrc }) => `can't show ${currentSrc}`)
  return [
    ...failed,
    ...broken,
    ...(page.scrollWidth > innerWidth ? [`scrolls sideways: ${page.scrollWidth}`] : []),
    ...(document.documentElement.dataset['content'] === 'cms' ? [] : ['is not from the cms']),
    ...(main?.querySelector('h1')?.checkVisibility() ? [] : ['has no heading']),
    ...texts.flatMap((text) => (main?.textContent.includes(text) ? [] : [`lacks ${text}`])),
  ]
}

inEachEngine((visit) => {
  test.for(Object.entries(sizes))(
    'every page fits on %s, shows what editors wrote, and has no errors',
    timeLimit,
    async ([, size]) => {
      const visitor = await visit('/', size)
      const found: string[] = []
      for (const { path, texts = [] } of routes) {
        await visitor.open(path)
        found.push(...(await visitor.run(problemsOf, texts)).map((problem) => `${path} ${problem}`))
      }
      expect(await visitor.run(() => innerWidth)).toBe(size.width)
      expect(found).toEqual([])
    },
  )
})
