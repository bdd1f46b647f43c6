import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isFirst } from '../../scripts/checks/first-tests'
import { cache, root } from '../../scripts/paths'
import { mutants } from './all'
import { isAcrossRooms } from './checks'

type Timed = { duration?: number; startTime?: string }
type Suite = { file?: string; specs: { tests: { results: Timed[] }[] }[]; suites?: Suite[] }
type Report = {
  startTime?: number
  testResults?: { name: string; endTime: number }[]
  suites?: Suite[]
  config?: { rootDir: string }
}

const add = (costs: Map<string, number>, file: string, seconds: number) =>
  costs.set(file, Math.max(seconds, costs.get(file) ?? 0))

/** One file runs after the other: what lies between their ends is what each takes, with the servers that it starts. */
function addVitest(costs: Map<string, number>, { startTime = 0, testResults = [] }: Report) {
  let before = startTime
  for (const { name, endTime } of testResults.toSorted((a, b) => a.endTime - b.endTime)) {
    add(costs, relative(root, name), (endTime - before) / 1000)
    before = endTime
  }
}

const durations = ({ specs, suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration = 0 }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + durations(suite), 0)

/** The seconds that each test file took in the last runs. */
function measured(): Map<string, number> {
  const costs = new Map<string, number>()
  for (const name of readdirSync(cache).filter((one) => /^tests-.*\.json$/.test(one))) {
    const report = JSON.parse(readFileSync(join(cache, name), 'utf8')) as Report
    // Unit tests run side by side, and cost next to nothing.
    if (report.testResults && name !== 'tests-unit.json') addVitest(costs, report)
    for (const suite of report.suites ?? [])
      add(
        costs,
        relative(root, join(report.config?.rootDir ?? '', suite.file ?? '')),
        durations(suite) / 1000,
      )
  }
  return costs
}

/** What each test file costs and notices, the dearest first. */
function printValue() {
  const costs = measured()
  const catchers = mutants.map(({ caughtBy }) => caughtBy)
  const across = catchers.filter(isAcrossRooms)
  const files = new Set([...costs.keys(), ...across])
  const rows = [...files]
    .map((file) => ({
      file,
      seconds: costs.get(file),
      mutants: catchers.filter((one) => one === file).length,
    }))
    .toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))
  console.log('seconds  mutants  npm test  file')
  for (const { file, seconds, mutants: count } of rows)
    console.log(
      `${(seconds?.toFixed(1) ?? '?').padStart(7)}  ${String(count || '').padStart(7)}  ${(isFirst(file) ? '✔' : '').padStart(8)}  ${file}`,
    )
  const beyond = across.filter((file) => !isFirst(file)).length
  console.log(
    `\nOf ${mutants.length} mutants, \`npm run check\` notices ${mutants.length - across.length}, \`npm test\` ${mutants.length - beyond}.`,
  )
}

printValue()
