import { asEditor, pageWithText } from '../api/as-editor'
import type { RunningCms } from '../harness/start-cms'
import { median, percentile } from './statistics'
import { throwIfTimeIsOver } from './time-limit'

const SLUG = 'measured-page'

/** The seconds from the click on Publish until the site sends the new text. */
export async function medianToLive(
  cms: RunningCms,
  site: { get: (path: string) => Promise<{ text: string }> },
  count: number,
  detail?: (text: string) => void,
) {
  const { pages } = asEditor(cms)
  const id = await pages.create(pageWithText(SLUG, 'Measured', 'Number 0'))
  await pages.publish(id)
  const times: number[] = []
  for (let number = 1; number <= count; number += 1) {
    throwIfTimeIsOver()
    detail?.(`${number} of ${count}`)
    const text = `Number ${number} of the measured page`
    await pages.save(id, pageWithText(SLUG, 'Measured', text))
    const startedAt = performance.now()
    await pages.publish(id)
    while (!(await site.get(`/${SLUG}`)).text.includes(text)) throwIfTimeIsOver()
    times.push((performance.now() - startedAt) / 1000)
  }
  await pages.remove(id)
  return { median: median(times), slowest: percentile(times, 1) }
}
