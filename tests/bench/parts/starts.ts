import { brand } from '../../../contract/brand'
import { startCms } from '../../harness/start-cms'
import type { BenchPart } from '../bench-part'
import { median } from '../statistics'
import { throwIfTimeIsOver } from '../time-limit'

const secondsOf = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

export const starts: BenchPart = {
  name: 'start',
  title: 'Starts of the built cms',
  async run({ isQuick }) {
    const first: number[] = []
    const later: number[] = []
    for (let count = 0; count < (isQuick ? 1 : 3); count += 1) {
      throwIfTimeIsOver()
      const startedAt = performance.now()
      const cms = await startCms({ postgres: '' })
      first.push((performance.now() - startedAt) / 1000)
      await cms.stop()
      later.push(await secondsOf(() => cms.startAgain()))
      await cms.remove()
    }
    return [
      {
        what: 'First start, with the content loaded',
        unit: 's',
        values: { [brand.name]: median(first) },
      },
      {
        what: 'Later starts',
        unit: 's',
        values: { [brand.name]: median(later) },
        target: { text: '≤ 15 s', isMet: median(later) <= 15 },
      },
    ]
  },
}
