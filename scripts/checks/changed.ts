import { execFileSync } from 'node:child_process'
import { inRoot } from '../paths'

/** The slower tests that the change of a path can break: parts, or pieces of the paths of tests. */
const touched: [path: RegExp, names: string[]][] = [
  [/^contract\/forms\//, ['api/database/intake', 'visitors/forms']],
  [/^contract\/(?!forms\/)/, ['api', 'own-cms', 'email', 'site']],
  [/^seed\//, ['api/own-cms/seed', 'site', 'visitors/every-page']],
  [/^cms\/src\/(?:admin|.*\/(?:panel|shared))\//, ['staff']],
  [/^cms\/(?!src\/(?:admin|.*\/panel)\/)/, ['api', 'own-cms', 'email']],
  [/^web\/server\//, ['site']],
  [/^web\/src\/forms\//, ['visitors/forms']],
  [/^web\/(?:build|src\/(?!forms\/))/, ['site', 'visitors']],
  [/^docs\/.*\.conf$/, ['nginx']],
  [/^scripts\//, ['operations']],
  [/^tests\/harness\/browser\//, ['visitors', 'staff']],
  [/^tests\/harness\/(?!browser\/)/, ['api', 'own-cms', 'email', 'site', 'operations']],
]

const UNIT = /\.test\.tsx?$/

export const slowerTestsOf = (paths: string[]): string[] => [
  ...new Set(
    paths
      .filter((path) => !UNIT.test(path))
      .flatMap((path) =>
        touched.filter(([pattern]) => pattern.test(path)).flatMap(([, names]) => names),
      ),
  ),
]

/** A test on servers that has changed itself. */
const TEST = /^tests\/(?!harness\/|parity\/|structure\/).*\.(?:test|spec)\.ts$/

export const changedTestsIn = (paths: string[]): string[] => paths.filter((path) => TEST.test(path))

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: inRoot(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter(Boolean)

/** Where this work left the main branch, or the last commit if that is not known. */
export function forkOfMain(): string {
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main)[0] ?? 'HEAD'
    } catch {
      // There is no such branch here.
    }
  return 'HEAD'
}

/** What differs from the main branch, committed or not; deleted files can't be tested. */
export const changedPaths = () => [
  ...git('diff', '--name-only', '--diff-filter=d', forkOfMain()),
  ...git('ls-files', '--others', '--exclude-standard'),
]
