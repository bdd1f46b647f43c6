import { join } from 'node:path'
import { cache, inRoot } from '../paths'
import { type Result, sum } from './result'
import { check } from './tool'

/** The panel runs in a browser, so it has a tsconfig of its own. */
const projects = [
  'contract',
  'runtime',
  'seed',
  'web',
  'tests',
  'scripts',
  'cms/tsconfig.tests.json',
  'cms/src/admin',
]

/** Checks each tsconfig. The cms is compiled by the TypeScript that Strapi needs, which is eight times slower. */
export async function checkTypes(): Promise<Result> {
  const results: Result[] = []
  for (const project of projects) {
    const stateFile = join(cache, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)
    results.push(
      await check(`types of ${project}`, [
        inRoot('node_modules/typescript/bin/tsc'),
        '--project',
        project,
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        stateFile,
      ]),
    )
  }
  return sum(results)
}
