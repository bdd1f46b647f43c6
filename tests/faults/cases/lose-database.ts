import { setTimeout as wait } from 'node:timers/promises'
import { makeUnavailable } from '../../harness/database'
import { startCms } from '../../harness/start-cms'
import { startWeb } from '../../harness/start-web'
import type { Context, Result } from '../fault-case'
import { startReaders } from '../readers'
import { startSenders } from '../senders'
import { settle } from '../stored'

const ROUNDS = 3
/** SQLite waits five seconds for a lock before it gives up. */
const LONGER_THAN_BUSY_TIMEOUT_MS = 7000

/** PostgreSQL crashes, SQLite is locked: posts get a 503 meanwhile, the site is read on, all heals. */
export async function loseDatabase(context: Context): Promise<Result> {
  const { random, postgres, detail } = context
  const cms = await startCms({ postgres, from: context.seeded })
  const web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
  await web.showing('cms')
  const senders = startSenders({ count: 8, random, urlOf: () => cms.url, promised: [503] })
  const readers = startReaders({ count: 2, urlOf: () => web.url })
  const pid = cms.pid()
  const lose = async () => {
    if (!postgres) {
      const release = await makeUnavailable(cms)
      await wait(LONGER_THAN_BUSY_TIMEOUT_MS)
      return release()
    }
    await context.crashDatabase()
    await wait(random.between(200, 4000))
    return context.restartDatabase()
  }
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await senders.progress()
      await wait(random.between(0, 500))
      await lose()
      if (!(await senders.progress())) senders.problems.add('The cms did not heal by itself.')
      detail(`${round} of ${ROUNDS} outages, ${senders.acknowledged.size} acknowledged`)
    }
    if (senders.figures.unavailable === 0) senders.problems.add('No outage was noticed.')
    const read = await readers.stop()
    const result = await settle(cms, senders, ROUNDS)
    if (cms.pid() !== pid) result.problems.push('The cms had to be started again.')
    return {
      figures: { ...result.figures, ...read.figures },
      problems: [...result.problems, ...read.problems],
    }
  } finally {
    await web.kill()
    await cms.remove()
  }
}
