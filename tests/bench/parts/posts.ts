import { randomUUID } from 'node:crypto'
import { forms } from '../../../contract/index'
import { expectations } from '../../../contract/forms/testing/expectations'
import type { BenchPart, Row } from '../bench-part'
import { load } from '../load'
import { alternate, median } from '../statistics'

const TARGETS: Record<number, { p50: number; p99: number }> = { 10: { p50: 15, p99: 100 } }

export const posts: BenchPart = {
  name: 'posts',
  title: 'Contact messages, each on disk before its answer',
  async run({ stack: { cms }, rounds, seconds, isQuick }) {
    const url = `${cms.url}/api/${forms.contact.endpoint}`
    const rows: Row[] = []
    for (const connections of isQuick ? [10] : [1, 10, 50]) {
      const send = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: () => JSON.stringify({ ...expectations.contact.sample, message: randomUUID() }),
      }
      const measure = () => load(url, { connections, seconds, send })
      const { ours } = await alternate(rounds, { ours: measure })
      const p50 = median(ours.map((one) => one.p50))
      const p99 = median(ours.map((one) => one.p99))
      const target = TARGETS[connections]
      rows.push({
        what: `Answer at ${connections} connections, p50`,
        unit: 'ms',
        values: { Beam: p50 },
        ...(target && { target: { text: `≤ ${target.p50} ms`, isMet: p50 <= target.p50 } }),
        note: `${median(ours.map((one) => one.perSecond)).toFixed(0)} a second`,
      })
      rows.push({
        what: `Answer at ${connections} connections, p99`,
        unit: 'ms',
        values: { Beam: p99 },
        ...(target && { target: { text: `≤ ${target.p99} ms`, isMet: p99 <= target.p99 } }),
      })
    }
    return rows
  },
}
