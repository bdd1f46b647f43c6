import { setTimeout as wait } from 'node:timers/promises'
import { expectations } from '../../../contract/forms/testing/expectations'
import { beginPost } from '../../harness/http'
import { startCms } from '../../harness/start-cms'
import type { Context, Result } from '../fault-case'
import { startSenders } from '../senders'
import { settle } from '../stored'

const ROUNDS = 3
const HALF_SENT = 8

const body = JSON.stringify(expectations.contact.sample)
const halves = [body.slice(0, 40), body.slice(40)] as const

/** SIGTERM under load: posts that are half received are answered, and the cms ends by itself. */
export async function terminateCms(context: Context): Promise<Result> {
  const { random, detail } = context
  const cms = await startCms({ postgres: context.postgres, from: context.seeded })
  const senders = startSenders({ count: 8, random, urlOf: () => cms.url })
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await senders.progress()
      await wait(random.between(0, 500))
      const posts = Array.from({ length: HALF_SENT }, () =>
        beginPost(`${cms.url}/api/contact`, halves),
      )
      await Promise.all(posts.map(({ accepted }) => accepted))
      const ended = cms.stop()
      const answers = posts.map(async ({ response, finish }) => {
        await wait(random.between(0, 2000))
        finish()
        return (await response.catch(() => ({ status: 0 }))).status
      })
      const unanswered = (await Promise.all(answers)).filter((status) => status !== 201)
      if (unanswered.length > 0)
        senders.problems.add(`SIGTERM cut off ${unanswered.length} of ${HALF_SENT} posts.`)
      const { code, signal } = await ended
      if (code !== 0) senders.problems.add(`After SIGTERM the cms ended with ${signal ?? code}.`)
      detail(`${round} of ${ROUNDS} stops, ${senders.acknowledged.size} acknowledged`)
      await cms.startAgain()
    }
    return await settle(cms, senders, ROUNDS)
  } finally {
    await cms.remove()
  }
}
