import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { Interrupted, interrupted } from '../../scripts/interrupt'
import { cache } from '../../scripts/paths'
import { step } from '../../scripts/progress'
import { freePort } from '../../scripts/servers/free-port'
import { startCms } from '../harness/start-cms'
import { startWeb } from '../harness/start-web'
import type { BenchPart, Stack } from './bench-part'
import { parts } from './parts'
import { untilIdle } from './processor-time'
import { reportOf } from './report'
import { type PartResult, tableOf } from './table'
import { startTimeLimit, TimeIsOver, withinTimeLimit } from './time-limit'

/** Fifteen minutes, and three for a quick run, with some seconds to stop the servers. */
const LIMIT_SECONDS = { full: 890, quick: 170 }

const args = process.argv.slice(2)
const isQuick = args.includes('quick')
const names = args.filter((arg) => arg !== 'quick')
const unknown = names.find((name) => !parts.some((part) => part.name === name))
if (unknown) {
  console.error(
    `There is no part "${unknown}". The parts are: ${parts.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

async function startStack(): Promise<Stack> {
  const port = await freePort()
  const site = { PUBLIC_SITE_URL: `http://127.0.0.1:${port}` }
  const cms = await startCms({ postgres: '', environment: site })
  const web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url, port })
  await web.showing('cms')
  await untilIdle(Number(web.pid))
  return { cms, web }
}

startTimeLimit(LIMIT_SECONDS[isQuick ? 'quick' : 'full'])
const stack = await step('Start a seeded cms and the site', startStack)
const results: PartResult[] = []
const leftOut: string[] = []
const failed: string[] = []

async function measure({ name, title, run }: BenchPart) {
  const [rounds, seconds] = isQuick ? [3, 1] : [5, 3]
  try {
    const rows = await step(title, (detail) =>
      withinTimeLimit(() => run({ stack, rounds, seconds, isQuick, detail })),
    )
    results.push({ title, rows })
  } catch (error) {
    if (error instanceof Interrupted) throw error
    if (!(error instanceof TimeIsOver)) console.error(error)
    const list = error instanceof TimeIsOver ? leftOut : failed
    list.push(name)
  }
}

try {
  for (const part of parts)
    if (
      !interrupted.aborted &&
      (names.length === 0 ? !part.isOnRequest : names.includes(part.name))
    )
      await measure(part)
} catch (error) {
  if (!(error instanceof Interrupted)) throw error
} finally {
  await stack.web.stop()
  await stack.cms.stop()
  await stack.cms.remove()
}

const [processor] = cpus()
const about = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${processor?.model ?? 'unknown processor'}${isQuick ? ', a quick run' : ''}. Medians of alternating rounds; compare within one run only.`
writeFileSync(join(cache, 'bench.json'), `${JSON.stringify({ about, results }, null, 2)}\n`)
writeFileSync(join(cache, 'bench.html'), reportOf(results, about))
console.log(`${tableOf(results)}\n\n${about}`)
console.log('The figures are also in .cache/bench.json, and as charts in .cache/bench.html.')
if (leftOut.length > 0)
  console.log(`The time was over before these parts had ended: ${leftOut.join(', ')}.`)
if (failed.length > 0)
  console.log(`These parts failed; their errors are above: ${failed.join(', ')}.`)
process.exit(interrupted.aborted ? 130 : failed.length > 0 ? 1 : 0)
