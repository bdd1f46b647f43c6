import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from '../../scripts/checks/postgres'
import { interrupted, waitForInterrupt } from '../../scripts/interrupt'
import { cache } from '../../scripts/paths'
import { step } from '../../scripts/progress'
import { startPostgres } from '../harness/postgres'
import { seededData } from '../harness/seeded-data'
import { cases, databases, type Database } from './cases'
import type { FaultCase, Lane, Result } from './fault-case'
import { randomFrom } from './random'
import { type Row, tableOf } from './table'

const MINUTES = 13
/** Later no case begins, and those that can end early do. */
const LAST_MINUTE = 12
const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

const [seedText = '', killsText = '', only = ''] = process.argv.slice(2)
const seed = Number(seedText)
const startedAt = performance.now()
const isPast = (minute: number) => performance.now() - startedAt > minute * 60_000

const isChosen = (database: Database, { name }: FaultCase) =>
  only === '' || [name, `${name}-${database}`].some((one) => only.split(',').includes(one))
/** Each that can't run here is named once. */
const skipped = new Set<string>()
const isPossible = ({ title, whyNot }: FaultCase) => {
  const reason = whyNot?.()
  if (reason !== undefined) skipped.add(`${reason}: “${title}” was skipped.`)
  return reason === undefined
}
const chosen = (database: Database) =>
  cases[database].filter((one) => isChosen(database, one) && isPossible(one))

const folder = mkdtempSync(join(tmpdir(), 'site-faults-'))
process.env['TMPDIR'] = folder
// PostgreSQL's own user has to pass through.
chmodSync(folder, 0o711)

const rows: Row[] = []
const notRun: string[] = []
const cleanups: (() => Promise<unknown>)[] = []
const wanted = databases.filter((database) => chosen(database).length > 0)
const isRun = (database: Database) => database === 'sqlite' || postgresPrograms() !== undefined

/** Half of the kills fall on each database, if both take part. */
const killed = wanted.filter((database) => chosen(database).some(({ name }) => name === 'kill'))
const killsOn = (database: Database) => {
  const index = killed.filter(isRun).indexOf(database)
  const share = Number(killsText) / Math.max(1, killed.filter(isRun).length)
  return index === 0 ? Math.ceil(share) : Math.floor(share)
}

async function prepare(database: Database): Promise<Lane> {
  const postgres = database === 'postgres' ? await startPostgres() : undefined
  if (postgres) cleanups.push(postgres.stop)
  const server = postgres?.server ?? ''
  return {
    postgres: server,
    seeded: await seededData(server),
    crashDatabase: async () => postgres?.crash(),
    restartDatabase: async () => postgres?.startAgain(),
  }
}

async function runCase(database: Database, lane: Lane, one: FaultCase) {
  const { name, title, run, untilMinute = LAST_MINUTE } = one
  const begunAt = performance.now()
  const random = randomFrom(seed + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0))
  const result = await step(
    `${title} (${NAMES[database]})`,
    (detail) =>
      run({
        ...lane,
        random,
        kills: killsOn(database),
        isTimeUp: () => isPast(untilMinute),
        detail: (text) => detail(`${NAMES[database]}: ${text}`),
      }).catch((error: unknown): Result => ({
        figures: { faults: 0 },
        problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      })),
    ({ problems }) => ({ isGood: problems.length === 0, message: problems[0] ?? '' }),
  )
  const seconds = (performance.now() - begunAt) / 1000
  rows.push({ ...result, title, database: NAMES[database], seconds })
  for (const [part, figures] of Object.entries(result.parts ?? {}))
    rows.push({ figures, problems: [], title: `  ${part}`, database: NAMES[database] })
}

/** The two databases at once, each on a processor of its own. */
async function runLane(database: Database) {
  const lane = await step(`First start on ${NAMES[database]}`, () => prepare(database))
  for (const one of chosen(database)) {
    if (interrupted.aborted) return
    if (isPast(LAST_MINUTE)) notRun.push(`${one.name}-${database}`)
    else await runCase(database, lane, one)
  }
}

const timeout = new Promise<void>((resolve) => {
  setTimeout(resolve, MINUTES * 60_000).unref()
})

console.log(`Seed ${seed}: "npm run test:faults -- --seed=${seed}" throws the same faults again.`)
for (const database of wanted.filter((one) => !isRun(one)))
  console.log(`${NAMES[database]} is not installed: its faults were skipped.`)
for (const sentence of skipped) console.log(sentence)
const lanes = Promise.all(wanted.filter(isRun).map(runLane))
const outcome = await Promise.race([
  lanes.then(() => 'done' as const),
  timeout.then(() => 'timeout' as const),
  waitForInterrupt().then(() => 'interrupted' as const),
])

const problems = rows.flatMap((row) =>
  row.problems.map((problem) => `${row.title} (${row.database}): ${problem}`),
)
if (outcome === 'timeout') problems.push(`Not everything ran within ${MINUTES} minutes.`)
if (notRun.length > 0)
  problems.push(
    `There was no time for all on this machine. Run the rest: --only=${notRun.join(',')}`,
  )
if (rows.length + skipped.size === 0) problems.push('No case ran.')
const seconds = Math.round((performance.now() - startedAt) / 1000)
if (outcome !== 'interrupted' && rows.length + problems.length > 0) {
  const report = { seed, seconds, node: process.version, rows, problems }
  writeFileSync(join(cache, 'faults.json'), `${JSON.stringify(report, null, 2)}\n`)
  console.log(`\n${tableOf(rows)}\n`)
  for (const { title, database, note } of rows)
    if (note) console.log(`This machine is slow: ${title} (${database}) had ${note}.`)
  for (const problem of problems) console.log(`● ${problem}\n`)
  console.log(
    problems.length === 0
      ? `Nothing was lost or doubled, in ${seconds} s. The figures are also in .cache/faults.json.`
      : `${problems.length} problems, in ${seconds} s. The figures are also in .cache/faults.json.`,
  )
}
await Promise.all(cleanups.map((cleanUp) => cleanUp().catch(() => undefined)))
// After an interrupt servers may still be writing; they end with this process.
rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
process.exit(problems.length === 0 ? 0 : 1)
