import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)

it('large files stay out of git', () => {
  const large = files
    .filter((path) => basename(path) !== 'package-lock.json')
    .filter((path) => statSync(join(root, path)).size > 75_000)
  const advice = 'make these smaller, or keep what can be downloaded or generated out of git'
  expect(large, advice).toEqual([])
})
