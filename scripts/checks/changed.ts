import { execFileSync } from 'node:child_process'
import { inRoot } from '../paths'

/** What the change of a path can break, beside types and lint: parts, or pieces of the paths of tests. */
const touched: [path: RegExp, names: string[]][] = [
  [/^(?!docs\/).*\.(?:ts|tsx|mjs|json|css)$/, ['unit']],
  [/^contract\/forms\//, ['api/database/intake', 'visitors/forms']],
  [/^contract\/(?!forms\/)/, ['api', 'site']],
  [/^seed\//, ['api/own-cms/seed', 'site', 'visitors/every-page']],
  [/^cms\/src\/(?:admin|.*\/(?:panel|shared))\//, ['staff']],
  [/^cms\/(?!src\/(?:admin|.*\/panel)\/)/, ['api']],
  [/^web\/server\//, ['site']],
  [/^web\/src\/forms\//, ['visitors/forms']],
  [/^web\/(?:build|src\/(?!forms\/))/, ['site', 'visitors']],
  [/^docs\/.*\.conf$/, ['nginx']],
  [/^scripts\//, ['operations']],
  [/^tests\/harness\/browser\//, ['visitors', 'staff']],
  [/^tests\/harness\/(?!browser\/)/, ['api', 'site', 'operations']],
]

/** A test that has changed itself. */
const TEST = /^tests\/(?!harness\/).*\.(?:test|spec)\.ts$/

export const touchedBy = (paths: string[]): string[] => [
  ...new Set([
    'types',
    'lint',
    ...paths.flatMap((path) => [
      ...(TEST.test(path) ? [path] : []),
      ...touched.filter(([pattern]) => pattern.test(path)).flatMap(([, names]) => names),
    ]),
  ]),
]

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: inRoot(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter(Boolean)

/** Where this work left the main branch, or the last commit if that is not known. */
function start(): string {
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
  ...git('diff', '--name-only', '--diff-filter=d', start()),
  ...git('ls-files', '--others', '--exclude-standard'),
]
