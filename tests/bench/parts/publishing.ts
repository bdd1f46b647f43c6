import { asEditor, pageWithText } from '../../api/as-editor'
import type { BenchPart } from '../bench-part'
import { median, percentile } from '../statistics'
import { throwIfTimeIsOver } from '../time-limit'

export const publishing: BenchPart = {
  name: 'live',
  title: 'From the click on Publish to the new page',
  async run({ stack: { cms, web }, isQuick, detail }) {
    const { pages } = await asEditor(cms)
    const slug = 'measured-page'
    const id = await pages.create(pageWithText(slug, 'Measured', 'Number 0'))
    await pages.publish(id)
    const times: number[] = []
    const count = isQuick ? 5 : 20
    for (let number = 1; number <= count; number += 1) {
      throwIfTimeIsOver()
      detail(`${number} of ${count}`)
      const text = `Number ${number} of the measured page`
      await pages.save(id, pageWithText(slug, 'Measured', text))
      const startedAt = performance.now()
      await pages.publish(id)
      while (!(await web.get(`/${slug}`)).text.includes(text));
      times.push((performance.now() - startedAt) / 1000)
    }
    await pages.remove(id)
    return [
      {
        what: 'Publish to live, median',
        unit: 's',
        values: { Beam: median(times) },
        target: { text: '≤ 1 s', isMet: median(times) <= 1 },
        note: `${count} times, slowest ${percentile(times, 1).toFixed(2)} s`,
      },
    ]
  },
}
