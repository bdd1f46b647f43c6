import { startCms } from '../../harness/start-cms'
import type { Context, Result } from '../fault-case'
import { lossyProxy } from '../lossy-proxy'
import { startSenders } from '../senders'
import { settle } from '../stored'

const SUBMISSIONS = 300

/** The first answer to each submission is lost, often after its commit: the retry gets the same one. */
export async function loseAnswers(context: Context): Promise<Result> {
  const { random, detail } = context
  const cms = await startCms({ postgres: context.postgres, from: context.seeded })
  const proxy = await lossyProxy(cms.url, random)
  const urlOf = (attempt: number) => (attempt === 0 ? proxy.url : cms.url)
  const senders = startSenders({ count: 8, random, urlOf })
  try {
    while (senders.acknowledged.size < SUBMISSIONS && (await senders.progress()))
      detail(`${senders.acknowledged.size} of ${SUBMISSIONS} submissions`)
    const result = await settle(cms, senders, senders.figures.cut)
    const { replayed } = senders.figures
    if (replayed === 0) result.problems.push('No answer was lost after its commit.')
    return result
  } finally {
    proxy.stop()
    await cms.remove()
  }
}
