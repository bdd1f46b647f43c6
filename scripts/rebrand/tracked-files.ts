import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { OperatorError } from '../operator-error'

const SKIPPED = new Set(['node_modules', 'dist', 'types'])

const git = (root: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

const isRepository = (root: string) =>
  git(root, 'ls-files', '--error-unmatch', 'package.json').status === 0

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** What git tracks and is there; in a copy without git, all that is not installed, built or hidden. */
export const trackedFiles = (root: string): string[] =>
  isRepository(root)
    ? git(root, 'ls-files', '-z')
        .stdout.split('\0')
        .filter((path) => path !== '' && existsSync(join(root, path)))
    : filesIn(root).map((path) => relative(root, path).replaceAll('\\', '/'))

/** Refuses changes that are not committed: git could not show, nor take back, those of the rebrand alone. */
export function requireCommitted(root: string) {
  if (isRepository(root) && git(root, 'status', '--porcelain', '-uno').stdout !== '')
    throw new OperatorError(
      'There are changes that are not committed: commit them first, or add --force.',
    )
}
