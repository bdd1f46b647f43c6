import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '../../harness/cms-modules'
import { sendRequest } from '../../harness/http'
import { startCms } from '../../harness/start-cms'
import type { Context, Result } from '../fault-case'

const PUBLISHES = 120
const EDITORS = 4
/** The pool refuses a request that waited a minute for a connection. */
const ANSWER_MS = 90_000
const MANY_LETTERS = 4_000
const PAGES = '/content-manager/collection-types/api::page.page'

/** Ends one of the cms's connections to the database after the other, at random moments. */
function cutConnections({ postgres, random }: Context, databaseUrl: string, everyMs: number) {
  const name = new URL(databaseUrl).pathname.slice(1)
  const end = `
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = $1 order by random() limit 1`
  const stopping = new AbortController()
  let cuts = 0
  const work = async () => {
    const client = await openPostgres(postgres)
    while (!stopping.signal.aborted) {
      await wait(random.between(0, 2 * everyMs))
      cuts += (await client.query(end, [name])).rows.length
    }
    await client.end()
  }
  const working = work()
  return {
    async stop() {
      stopping.abort()
      await working
      return cuts
    },
  }
}

/** Editors publish while the cms's database connections are killed: every publish is answered. */
export async function cutPublishes(context: Context): Promise<Result> {
  const cms = await startCms({ postgres: context.postgres, from: context.seeded })
  const problems = new Set<string>()
  const figures = { published: 0, unavailable: 0, slowestMs: 0 }
  try {
    const headers = { ...(await cms.adminLogin()), 'Content-Type': 'application/json' }
    // Pages that refer to each other: publishing one writes rows of the others.
    const rows = await cms.select(
      'select distinct document_id from pages join pages_related_lnk on page_id = pages.id order by 1',
    )
    const ids = rows.slice(0, EDITORS).map((row) => String(row['document_id']))
    let begun = 0
    const publish = async (id: string) => {
      const startedAt = performance.now()
      const { status, text } = await sendRequest(`${cms.url}${PAGES}/${id}/actions/publish`, {
        method: 'POST',
        headers,
        chunks: ['{}'],
        signal: AbortSignal.timeout(ANSWER_MS),
      }).catch((error: unknown) => ({ status: 0, text: String(error) }))
      figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - startedAt))
      if (status === 200) figures.published += 1
      else if (status === 503) figures.unavailable += 1
      // Strapi answers so where its own check of relations lost the connection.
      else if (status === 400 && text.includes('Invalid relations')) figures.unavailable += 1
      else if (status === 0) problems.add(`A publish got no answer: ${text}`)
      else problems.add(`A publish was answered ${status}: ${text.slice(0, 200)}`)
      return status
    }
    const edit = async (id: string) => {
      while (begun < PUBLISHES && !context.isTimeUp()) {
        begun += 1
        context.detail(`${begun} of ${PUBLISHES} publishes`)
        await publish(id)
      }
    }
    await Promise.all(ids.map(publish))
    const startedAt = performance.now()
    await Promise.all(ids.map(publish))
    const usualMs = performance.now() - startedAt
    const connections = cutConnections(context, cms.databaseUrl, usualMs)
    await Promise.all(ids.map(edit))
    const faults = await connections.stop()
    if (faults === 0) problems.add('No connection was cut.')
    const { published: acknowledged, unavailable, slowestMs } = figures
    for (const id of ids)
      if ((await publish(id)) !== 200) problems.add('After the faults a publish failed.')
    if (problems.size > 0) problems.add(`The cms said last:\n${cms.log().slice(-MANY_LETTERS)}`)
    return { figures: { faults, acknowledged, unavailable, slowestMs }, problems: [...problems] }
  } finally {
    await cms.remove()
  }
}
