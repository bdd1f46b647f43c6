import { brand } from '../../../contract/brand'
import { pagePaths, routes } from '../../harness/routes'
import type { BenchPart, Row } from '../bench-part'
import { type Audit, categories, startLighthouse } from '../browser/lighthouse'
import { median } from '../statistics'
import { throwIfTimeIsOver, TimeIsOver } from '../time-limit'

const PAINTED_S = 1.2
const BLOCKED_MS = 50
const QUICK_PATHS = ['/', '/contacts']
const REPEATS = 3

const unlisted = new Set(
  routes.filter(({ isIndexed }) => isIndexed === false).map(({ path }) => path),
)
const listedPaths = pagePaths.filter((path) => !unlisted.has(path))

function rowOf(path: string, audits: Audit[]): Row {
  const of = (read: (audit: Audit) => number) => median(audits.map(read))
  const scores = categories.map((name) => of((audit) => audit.scores[name]))
  const painted = of((audit) => audit.paintedSeconds)
  const blocked = of((audit) => audit.blockedMs)
  const shifted = of((audit) => audit.shifted)
  const isFast = painted <= PAINTED_S && blocked <= BLOCKED_MS && shifted < 0.001
  return {
    what: path,
    unit: 's',
    values: { [brand.name]: painted },
    target: {
      text: `100 four times, LCP ≤ ${PAINTED_S} s, TBT ≤ ${BLOCKED_MS} ms, no shift`,
      isMet: isFast && scores.every((score) => score >= 100),
    },
    note: `${scores.map((score) => score.toFixed(0)).join(', ')}; TBT ${blocked.toFixed(0)} ms, shift ${shifted.toFixed(3)}; ${audits.length} times`,
  }
}

export const audits: BenchPart = {
  name: 'lighthouse',
  title: 'Lighthouse on a simulated phone with slow 4G: largest paint (LCP)',
  isOnRequest: true,
  async run({ stack: { web }, isQuick, detail }) {
    const paths = isQuick ? QUICK_PATHS : listedPaths
    const found = new Map<string, Audit[]>(paths.map((path) => [path, []]))
    const lighthouse = await startLighthouse()
    try {
      for (let turn = 0; turn < (isQuick ? 1 : REPEATS); turn += 1) {
        for (const [path, list] of found) {
          throwIfTimeIsOver()
          detail(`${path}, ${turn + 1} of ${REPEATS}`)
          const audit = await lighthouse.audit(web.url + path)
          // Now and then Lighthouse finds no largest paint in what it recorded, and so has no figures.
          if (Number.isFinite(audit.paintedSeconds)) list.push(audit)
        }
      }
    } catch (error) {
      // Two rounds are better than no figures.
      const isWhole = [...found.values()].every((list) => list.length > 0)
      if (!(error instanceof TimeIsOver && isWhole)) throw error
    } finally {
      await lighthouse.stop()
    }
    return [...found].map(([path, list]) => rowOf(path, list))
  },
}
