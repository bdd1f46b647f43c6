import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { interrupted } from '../../scripts/interrupt'
import { cache } from '../../scripts/paths'
import { step } from '../../scripts/progress'
import { freePort } from '../../scripts/servers/free-port'
import { startCms } from '../harness/start-cms'
import { startWeb } from '../harness/start-web'
import type { Stack } from './bench-part'
import { parts } from './parts'
import { untilIdle } from './processor-time'
import { reportOf } from './report'
import { type PartResult, tableOf } from './table'

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

const stack = await step('Start a seeded cms and the site', startStack)
const results: PartResult[] = []
try {
  for (const { name, title, run } of parts) {
    if (interrupted.aborted) break
    if (names.length > 0 && !names.includes(name)) continue
    const [rounds, seconds] = isQuick ? [3, 1] : [7, 4]
    const rows = await step(title, (detail) => run({ stack, rounds, seconds, isQuick, detail }))
    results.push({ title, rows })
  }
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
process.exit(interrupted.aborted ? 130 : 0)
