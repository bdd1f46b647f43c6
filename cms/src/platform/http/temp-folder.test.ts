import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { sweepTempFolders, useOwnTempFolder } from './temp-folder'

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

it.each([
  ['ESRCH', false],
  ['EPERM', true],
])('a start deletes files of an ended process, and none of another user’s: %s', (code, isKept) => {
  vi.stubEnv('TMPDIR', tmpdir())
  const file = leave(`${hostname()}/1/upload.png`, 1)
  // What the system answers of another user's process, it never answers an administrator.
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  useOwnTempFolder(dataDir)
  expect(existsSync(file)).toBe(isKept)
})
