import type { BenchPart } from '../bench-part'
import { medianToLive } from '../to-live'

export const publishing: BenchPart = {
  name: 'live',
  title: 'From the click on Publish to the new page',
  async run({ stack: { cms, web }, isQuick, detail }) {
    const count = isQuick ? 5 : 20
    const { median, slowest } = await medianToLive(cms, web, count, detail)
    return [
      {
        what: 'Publish to live, median',
        unit: 's',
        values: { Beam: median },
        target: { text: '≤ 1 s', isMet: median <= 1 },
        note: `${count} times, slowest ${slowest.toFixed(2)} s`,
      },
    ]
  },
}
