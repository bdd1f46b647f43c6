import { brand } from '../../../contract/brand'
import type { BenchPart, Row } from '../bench-part'
import { load } from '../load'
import { alternate, median } from '../statistics'

const CONNECTIONS = 16

/** Public reads that the site makes, and one that no cache can know. */
const queries: { what: string; path: () => string; target?: number }[] = [
  {
    what: 'A whole page, cached',
    path: () => 'pages?filters[slug][$eq]=home&populate=deep',
    target: 5_000,
  },
  { what: 'The menu, cached', path: () => 'navigation/render/navigation?type=TREE', target: 5_000 },
  {
    what: 'A whole page, not cached',
    path: () =>
      `pages?filters[slug][$in][]=home&filters[slug][$in][]=${Math.random()}&populate=deep`,
    target: 150,
  },
]

export const reads: BenchPart = {
  name: 'reads',
  title: 'Public reads of the cms',
  async run({ stack: { cms }, rounds, seconds }) {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    const rows: Row[] = []
    for (const { what, path, target } of queries) {
      const measure = () =>
        load(() => `${cms.url}/api/${path()}`, {
          connections: CONNECTIONS,
          seconds,
          send: { headers },
        })
      const { ours } = await alternate(rounds, { ours: measure })
      const perSecond = median(ours.map((one) => one.perSecond))
      const failed = ours.reduce((sum, one) => sum + one.failed, 0)
      rows.push({
        what,
        unit: '/s',
        values: { [brand.name]: perSecond },
        ...(target && {
          target: { text: `≥ ${target}/s`, isMet: perSecond >= target && failed === 0 },
        }),
        note: `p99 ${median(ours.map((one) => one.p99)).toFixed(0)} ms${failed ? `, ${failed} refused` : ''}`,
      })
    }
    return rows
  },
}
