import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { cache, inRoot } from '../paths'
import { type Result, sum } from './result'
import { check } from './tool'

/** The panel runs in a browser, so it has a tsconfig of its own; that of the cms's tests has all of the rest of it. */
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

const stateOf = (project: string) =>
  join(cache, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)

/** All other projects use these packages, in the form that is built of them: a change in one concerns every project. */
const BELOW_ALL = /^(?:contract|runtime|seed)\//

/** Whether a change of these files concerns a project, by the files that it had when it was last checked. */
function holds(project: string, paths: readonly string[]): boolean {
  const state = stateOf(project)
  if (!existsSync(state)) return true
  const { fileNames } = JSON.parse(readFileSync(state, 'utf8')) as { fileNames: string[] }
  const known = new Set(fileNames.map((name) => relative(inRoot(), resolve(dirname(state), name))))
  const folder = project.replace(/\/tsconfig.*/, '')
  return paths.some(
    (path) =>
      known.has(path) ||
      path.startsWith(`${folder}/`) ||
      BELOW_ALL.test(path) ||
      path.endsWith('json'),
  )
}

/** Checks each tsconfig, or those that have one of these files. */
export async function checkTypes(paths?: readonly string[]): Promise<Result> {
  const results: Result[] = []
  for (const project of projects.filter((one) => !paths || holds(one, paths))) {
    results.push(
      await check(`types of ${project}`, [
        inRoot('node_modules/typescript/bin/tsc'),
        '--project',
        project,
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        stateOf(project),
      ]),
    )
  }
  return sum(results)
}
