import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/paths'

const INSTALLED = ['node_modules', 'cms/node_modules']
const CACHES = new Set(['.cache', '.vite', '.vite-temp'])
const BUILT = ['.cache/built', 'contract/dist', 'runtime/dist', 'seed/dist', 'cms/dist', 'web/dist']

/** What git knows or would add. */
const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))

/** Links to what is installed, except our own packages: a mutant must be in the one that is imported. */
function linkInstalled(folder: string, modules: string) {
  mkdirSync(join(folder, modules), { recursive: true })
  for (const name of readdirSync(join(root, modules)).filter((one) => !CACHES.has(one)))
    if (name === '@app')
      cpSync(join(root, modules, name), join(folder, modules, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    else symlinkSync(join(root, modules, name), join(folder, modules, name))
}

/** A copy of the repository, installed and built, in which code can be broken. */
export function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-mutants-'))
  for (const file of sources()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const built of BUILT) cpSync(join(root, built), join(folder, built), { recursive: true })
  for (const modules of INSTALLED)
    if (existsSync(join(root, modules))) linkInstalled(folder, modules)
  // Some tests read the list of files from git.
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    execFileSync('git', args, { cwd: folder })
  return folder
}
