import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { makeData, startCms, type RunningCms } from '../../harness/start-cms'
import { startWeb, type RunningWeb } from '../../harness/start-web'
import { freePort } from '../../../scripts/servers/free-port'
import type { Context, Result } from '../fault-case'
import { startReaders } from '../readers'
import { startSenders } from '../senders'
import { settle } from '../stored'

const ROUNDS = 6

/** A site with its own data folder, which can be killed and started again on its port. */
async function startSite(cms: RunningCms) {
  const { dataDir } = await makeData('')
  const port = await freePort()
  const start = () =>
    startWeb({ dataDir, secretsDir: `${cms.dataDir}/secrets`, cmsUrl: cms.url, port })
  let web: RunningWeb = await start()
  await web.showing('cms')
  return {
    url: web.url,
    kill: () => web.kill(),
    async startAgain() {
      web = await start()
    },
    async remove() {
      await web.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Two sites and two cms on one PostgreSQL, one of each killed at a time: readers and posts go on. */
export async function sideBySide(context: Context): Promise<Result> {
  const { random, postgres, detail, isTimeUp } = context
  const sharing = await makeData(postgres, context.seeded)
  const servers = [
    await startCms({ postgres, sharing }),
    await startCms({ postgres, sharing }),
  ] as const
  const sites = [await startSite(servers[0]), await startSite(servers[1])] as const
  let turn = 0
  const urlOf = (attempt: number) => {
    if (attempt === 0) turn += 1
    return servers[(turn + attempt) % 2 === 0 ? 0 : 1].url
  }
  const senders = startSenders({ count: 6, random, urlOf })
  const readers = startReaders({
    count: 3,
    isRetried: true,
    urlOf: (read, attempt) => sites[(read + attempt) % 2 === 0 ? 0 : 1].url,
  })
  const killOneOf = async (pair: readonly [Killable, Killable]) => {
    const one = pair[random.isTrue(0.5) ? 0 : 1]
    await wait(random.between(0, 1500))
    await one.kill()
    await wait(random.between(0, 500))
    await one.startAgain()
  }
  try {
    let killed = 0
    for (let round = 1; round <= ROUNDS && !isTimeUp(); round += 1) {
      await senders.progress()
      await Promise.all([killOneOf(servers), killOneOf(sites)])
      killed += 2
      detail(`${killed} of ${2 * ROUNDS} kills, ${senders.acknowledged.size} acknowledged`)
    }
    const read = await readers.stop()
    const result = await settle(servers[0], senders, killed)
    return {
      figures: { ...result.figures, ...read.figures },
      problems: [...result.problems, ...read.problems],
      ...(killed < 2 * ROUNDS && { note: `time for ${killed} of ${2 * ROUNDS} kills` }),
    }
  } finally {
    for (const server of [...sites, ...servers]) await server.remove()
    rmSync(sharing.dataDir, { recursive: true, force: true })
  }
}

type Killable = { kill: () => Promise<unknown>; startAgain: () => Promise<void> }
