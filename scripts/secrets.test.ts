import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeContainerSecrets, makeSecrets, rotateContainerSecrets, rotateSecrets } from './secrets'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-secrets-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('secrets', () => {
  it('are readable by their owner only', async () => {
    const secrets = join(folder, 'secrets')
    await makeSecrets(secrets)
    expect(modeOf(secrets)).toBe('700')
    expect(modeOf(join(secrets, 'cms.json'))).toBe('600')
    expect(modeOf(join(secrets, 'content-secret'))).toBe('600')
    const keys = JSON.parse(readFileSync(join(secrets, 'cms.json'), 'utf8')) as object
    expect(new Set(Object.values(keys)).size).toBe(6)
  })

  it('are not replaced by a later start', async () => {
    await makeSecrets(folder)
    const before = readFileSync(join(folder, 'cms.json'), 'utf8')
    await makeSecrets(folder)
    expect(readFileSync(join(folder, 'cms.json'), 'utf8')).toBe(before)
  })

  it('in containers give the site the shared secret and none of the cms keys', async () => {
    const folders = {
      cms: join(folder, 'cms'),
      web: join(folder, 'web'),
      database: join(folder, 'database'),
    }
    for (const path of Object.values(folders)) mkdirSync(path)
    await makeContainerSecrets(folders)
    const shared = readFileSync(`${folders.web}/content-secret`, 'utf8')
    expect(shared).toBe(readFileSync(`${folders.cms}/content-secret`, 'utf8'))
    expect(() => statSync(`${folders.web}/cms.json`)).toThrow()
    expect(readFileSync(`${folders.database}/password`, 'utf8')).toHaveLength(43)
  })

  it('are replaced by a rotation except for the subscriber key, and stay readable by their owner only', async () => {
    await makeSecrets(folder)
    const keys = () =>
      JSON.parse(readFileSync(join(folder, 'cms.json'), 'utf8')) as Record<string, unknown>
    const valuesIn = () => {
      const { subscriberKey: _, ...rotated } = keys()
      return [...Object.values(rotated), readFileSync(join(folder, 'content-secret'), 'utf8')]
    }
    const { subscriberKey } = keys()
    const before = valuesIn()
    await rotateSecrets(folder)
    const after = valuesIn()
    expect(after).toHaveLength(before.length)
    expect(after.filter((value) => before.includes(value))).toEqual([])
    expect(keys()).toMatchObject({ subscriberKey })
    expect(readdirSync(folder)).toHaveLength(2)
    for (const name of readdirSync(folder)) expect(modeOf(join(folder, name))).toBe('600')
  })

  it('in containers are rotated for both servers, and the database keeps its password', async () => {
    const folders = {
      cms: join(folder, 'cms'),
      web: join(folder, 'web'),
      database: join(folder, 'database'),
    }
    await makeContainerSecrets(folders)
    const password = readFileSync(join(folders.database, 'password'), 'utf8')
    const before = readFileSync(join(folders.web, 'content-secret'), 'utf8')
    await rotateContainerSecrets(folders)
    const shared = readFileSync(join(folders.web, 'content-secret'), 'utf8')
    expect(shared).not.toBe(before)
    expect(shared).toBe(readFileSync(join(folders.cms, 'content-secret'), 'utf8'))
    expect(readFileSync(join(folders.database, 'password'), 'utf8')).toBe(password)
  })
})
