import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, inRoot } from '../paths'
import { runNode } from '../run-program'
import type { Result } from './result'
import { readReport, toResult } from './vitest-report'

type Run = { name: string; args: string[]; env?: NodeJS.ProcessEnv }

export async function runVitest({ name, args, env }: Run): Promise<Result> {
  const file = join(cache, `tests-${name}.json`)
  mkdirSync(cache, { recursive: true })
  rmSync(file, { force: true })
  const { code, output, processorSeconds } = await runNode(
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      ...args,
      '--reporter=json',
      '--reporter=dot',
      `--outputFile.json=${file}`,
    ],
    { env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1', ...env }, isMeasured: true },
  )
  return { ...toResult(readReport(file), code, output), processorSeconds }
}
