import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LogFile } from './log-file'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

describe('a log file', () => {
  it('keeps three files of at most the given size', () => {
    const log = new LogFile(join(folder, 'cms.log'), 20)
    for (let line = 1; line <= 9; line += 1) log.write(`line ${line} of it`)
    log.close()
    expect(readdirSync(folder).sort()).toEqual(['cms.1.log', 'cms.2.log', 'cms.log'])
    expect(['cms.2.log', 'cms.1.log', 'cms.log'].map(read)).toEqual([
      'line 7 of it\n',
      'line 8 of it\n',
      'line 9 of it\n',
    ])
  })

  it('is appended to on the next start', () => {
    for (const line of ['first', 'second']) {
      const log = new LogFile(join(folder, 'cms.log'))
      log.write(line)
      log.close()
    }
    expect(read('cms.log')).toBe('first\nsecond\n')
  })

  it.skipIf(process.platform !== 'linux')(
    'drops lines on a full disk without an error, and says how many once there is space',
    () => {
      const path = join(folder, 'cms.log')
      symlinkSync('/dev/full', path)
      const log = new LogFile(path)
      log.write('one')
      log.write('two')
      unlinkSync(path)
      log.write('three')
      log.close()
      expect(read('cms.log')).toBe('2 lines could not be written here.\nthree\n')
    },
  )
})
