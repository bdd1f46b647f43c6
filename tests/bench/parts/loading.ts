import { brand } from '../../../contract/brand'
import { launchBrowser } from '../../harness/browser/browser'
import { pagePaths } from '../../harness/routes'
import type { BenchPart, Row } from '../bench-part'
import { asUnwatched, onSlowPhone } from '../browser/slow-phone'
import { appStarted, timingsOf, watchTimings } from '../browser/timings'
import { median } from '../statistics'
import { throwIfTimeIsOver } from '../time-limit'

const PAINTED_S = 1
const BLOCKED_MS = 50
const REPEATS = 3

/** One with a picture, a long one, one with a form, and a long text. */
const QUICK_PATHS = ['/', '/local-store', '/contacts', '/terms-and-conditions']

export const loading: BenchPart = {
  name: 'loading',
  title: 'First visits on slow 4G, processor slowed 4 times: largest paint (LCP)',
  async run({ stack: { web }, isQuick, detail }) {
    const browser = await launchBrowser([asUnwatched])
    const visit = (path: string) =>
      onSlowPhone(browser, { isSlowNetwork: true, before: watchTimings }, async (page) => {
        await page.goto(web.url + path)
        await appStarted(page)
        return timingsOf(page)
      })
    const rows: Row[] = []
    try {
      for (const path of isQuick ? QUICK_PATHS : pagePaths) {
        detail(path)
        const visits = []
        for (let turn = 0; turn < (isQuick ? 1 : REPEATS); turn += 1) {
          throwIfTimeIsOver()
          visits.push(await visit(path))
        }
        const painted = median(visits.map(({ paintedAt }) => paintedAt)) / 1000
        const blocked = median(visits.map((one) => one.blocked))
        const shifted = median(visits.map((one) => one.shifted))
        rows.push({
          what: path,
          unit: 's',
          values: { [brand.name]: painted },
          target: {
            text: `≤ ${PAINTED_S} s, blocked ≤ ${BLOCKED_MS} ms, no shift`,
            isMet: painted <= PAINTED_S && blocked <= BLOCKED_MS && shifted < 0.001,
          },
          note: `blocked (TBT) ${blocked.toFixed(0)} ms, shift ${shifted.toFixed(3)}`,
        })
      }
      return rows
    } finally {
      await browser.close()
    }
  },
}
