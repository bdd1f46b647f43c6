import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { sweepTempFolders } from './temp-folder'

const dataDir = mkdtempSync(join(tmpdir(), 'site-sweep-'))
afterEach(() => rmSync(dataDir, { recursive: true }))

function leave(path: string, minutesAgo: number) {
  const file = join(dataDir, 'tmp', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'x')
  const then = Date.now() / 1000 - minutesAgo * 60
  for (const changed of [file, dirname(file)]) utimesSync(changed, then, then)
  return file
}

it('files that no request has touched for an hour are deleted, of every process, and no newer ones', () => {
  const old = [
    leave('this-machine/1/upload.png', 61),
    leave('another/2/strapi-upload-x/half.png', 61),
  ]
  const held = [leave('this-machine/1/upload-2.png', 59), leave('another/3/x/half.png', 1)]
  sweepTempFolders(dataDir)
  expect([...old, ...held].map((file) => existsSync(file))).toEqual([false, false, true, true])
})
