import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSecrets, makeContainerSecrets } from './secrets'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beam-secrets-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('secrets', () => {
  it('are readable by their owner only', () => {
    const secrets = join(folder, 'secrets')
    makeSecrets(secrets)
    expect(modeOf(secrets)).toBe('700')
    expect(modeOf(join(secrets, 'cms.json'))).toBe('600')
    expect(modeOf(join(secrets, 'content-secret'))).toBe('600')
    const keys = JSON.parse(readFileSync(join(secrets, 'cms.json'), 'utf8')) as {
      appKeys: string[]
    }
    expect(new Set(Object.values(keys).flat()).size).toBe(9)
  })

  it('are not replaced by a later start', () => {
    makeSecrets(folder)
    const before = readFileSync(join(folder, 'cms.json'), 'utf8')
    makeSecrets(folder)
    expect(readFileSync(join(folder, 'cms.json'), 'utf8')).toBe(before)
  })

  it('in containers give the site the shared secret and none of the cms keys', () => {
    const folders = {
      cms: join(folder, 'cms'),
      web: join(folder, 'web'),
      database: join(folder, 'database'),
    }
    for (const path of Object.values(folders)) mkdirSync(path)
    makeContainerSecrets(folders)
    const shared = readFileSync(`${folders.web}/content-secret`, 'utf8')
    expect(shared).toBe(readFileSync(`${folders.cms}/content-secret`, 'utf8'))
    expect(() => statSync(`${folders.web}/cms.json`)).toThrow()
    expect(readFileSync(`${folders.database}/password`, 'utf8')).toHaveLength(43)
  })
})
