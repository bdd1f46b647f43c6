import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)

/** What may lie beside the folders: a download that was left there would be noticed here. */
const topFiles = [
  '.dockerignore',
  '.env.example',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  '.prettierignore',
  '.prettierrc.json',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'docker-compose.yml',
  'knip.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
]

const LOCK_FILE = /(?:^|\/)package-lock\.json$/
const MAX_BYTES = 75_000

it('the top of the repository holds only files that are listed here', () => {
  expect(files.filter((path) => !path.includes('/')).toSorted()).toEqual(topFiles)
})

it('no file but lists of packages is larger than 75 KB', () => {
  const large = files.filter(
    (path) => !LOCK_FILE.test(path) && statSync(join(root, path)).size > MAX_BYTES,
  )
  expect(large).toEqual([])
})
