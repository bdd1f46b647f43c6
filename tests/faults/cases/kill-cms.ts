import { setTimeout as wait } from 'node:timers/promises'
import { startCms } from '../../harness/start-cms'
import type { Context, Result } from '../fault-case'
import { startSenders } from '../senders'
import { settle } from '../stored'

const SENDERS = 8
const LONGEST_LIFE_MS = 800
/** Some kills hit a cms that is still starting. */
const WHILE_STARTING = 0.2
const START_MS = 4000

/** kill -9 at random moments: what was acknowledged is stored, once. */
export async function killCms(context: Context): Promise<Result> {
  const { random, kills, detail, isTimeUp } = context
  const cms = await startCms({ postgres: context.postgres, from: context.seeded })
  const senders = startSenders({ count: SENDERS, random, urlOf: () => cms.url })
  try {
    let killed = 0
    const isDone = () => killed >= kills || isTimeUp()
    const kill = async () => {
      await cms.kill()
      killed += 1
      detail(`${killed} of ${kills} kills, ${senders.acknowledged.size} acknowledged`)
    }
    while (!isDone()) {
      if (!(await senders.progress())) senders.problems.add('The cms took no post after a start.')
      await wait(random.between(0, LONGEST_LIFE_MS))
      await kill()
      while (!isDone() && random.isTrue(WHILE_STARTING)) {
        const starting = cms.startAgain().catch(() => undefined)
        await wait(random.between(0, START_MS))
        await kill()
        await starting
      }
      await cms.startAgain()
    }
    if (killed === 0) senders.problems.add('There was no time for a kill.')
    const result = await settle(cms, senders, killed)
    return killed === kills ? result : { ...result, note: `time for ${killed} of ${kills} kills` }
  } finally {
    await cms.remove()
  }
}
