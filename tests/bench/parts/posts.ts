import { brand } from '../../../contract/brand'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { forms } from '../../../contract/index'
import { expectations } from '../../../contract/forms/testing/expectations'
import { postgresPrograms } from '../../../scripts/checks/postgres'
import { startPostgres } from '../../harness/postgres'
import { startCms } from '../../harness/start-cms'
import type { BenchPart, Row } from '../bench-part'
import { type Load, load } from '../load'
import { alternate, median } from '../statistics'

const TARGETS: Record<number, { p50: number; p99: number }> = { 10: { p50: 15, p99: 100 } }

const SETTLED_MS = 500

const addressOf = (cmsUrl: string) => `${cmsUrl}/api/${forms.contact.endpoint}`

const send = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: () => JSON.stringify({ ...expectations.contact.sample, message: randomUUID() }),
}

const STATEMENT = /LOG: {2}(?:statement|execute [^:]*): /g

/** Begin and commit included; counted in the server's log. */
async function statementsPerPost(
  { run, log }: Awaited<ReturnType<typeof startPostgres>>,
  cmsUrl: string,
): Promise<number> {
  const logAll = async (kinds: 'all' | 'none') => {
    await run(`alter system set log_statement = '${kinds}'`)
    await run('select pg_reload_conf()')
    await wait(SETTLED_MS)
  }
  await logAll('all')
  const { length } = log()
  const { requests } = await load(addressOf(cmsUrl), { connections: 1, seconds: 2, send })
  await logAll('none')
  return (log().slice(length).match(STATEMENT) ?? []).length / requests
}

/** A cms on PostgreSQL beside the one on SQLite, where PostgreSQL is installed. */
async function startOnPostgres() {
  if (!postgresPrograms()) return undefined
  const server = await startPostgres()
  const cms = await startCms({ postgres: server.server })
  return {
    url: cms.url,
    statementsPerPost: () => statementsPerPost(server, cms.url),
    async stop() {
      await cms.remove()
      await server.stop()
    },
  }
}

function rowsOf(connections: number, results: Record<string, Load[]>): Row[] {
  const target = TARGETS[connections]
  const rowOf = (figure: 'p50' | 'p99'): Row => {
    const medians = Object.entries(results).map(
      ([name, list]) => [name, median(list.map((one) => one[figure]))] as const,
    )
    const [[, ours] = ['', Number.NaN]] = medians
    return {
      what: `Answer at ${connections} connections, ${figure}`,
      unit: 'ms',
      values: Object.fromEntries(medians),
      ...(target && {
        target: { text: `≤ ${target[figure]} ms`, isMet: ours <= target[figure] },
      }),
    }
  }
  const rates = Object.values(results).map((list) =>
    median(list.map((one) => one.perSecond)).toFixed(0),
  )
  return [{ ...rowOf('p50'), note: `${rates.join(' and ')} a second` }, rowOf('p99')]
}

export const posts: BenchPart = {
  name: 'posts',
  title: 'Contact messages, each on disk before its answer',
  async run({ stack: { cms }, rounds, seconds, isQuick }) {
    const postgres = isQuick ? undefined : await startOnPostgres()
    const urls = {
      [`${brand.name} on SQLite`]: cms.url,
      ...(postgres && { PostgreSQL: postgres.url }),
    }
    try {
      const rows: Row[] = []
      for (const connections of isQuick ? [10] : [1, 10, 50]) {
        const candidates = Object.entries(urls).map(([name, url]) => {
          return [name, () => load(addressOf(url), { connections, seconds, send })] as const
        })
        rows.push(...rowsOf(connections, await alternate(rounds, Object.fromEntries(candidates))))
      }
      if (postgres)
        rows.push({
          what: 'SQL for one message, with begin and commit',
          unit: 'statements',
          values: { [`${brand.name} on PostgreSQL`]: await postgres.statementsPerPost() },
        })
      return rows
    } finally {
      await postgres?.stop()
    }
  },
}
