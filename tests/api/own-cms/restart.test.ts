// Its own cms: it starts again and again.
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { asEditor } from '../as-editor'
import { root } from '../../harness/cms-modules'
import { change } from '../../harness/database'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { referenceIn } from '../../harness/stored-submissions'

type Permission = {
  action: string
  subject: string | null
  properties: { fields?: string[] }
  conditions: string[]
}
type Data = Record<string, unknown>
type Configuration = {
  settings: Data
  metadatas: Record<string, { list: Data }>
  layouts: { list: string[] }
}

const NEWSLETTER = 'api::intake.newsletter'
const PAGE = 'api::page.page'

let cms: RunningCms
let admin: ReturnType<typeof asEditor>
beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
  admin = asEditor(cms)
})
afterAll(() => cms.remove())

const data = async <Value>(path: string) => (await admin.call('GET', path))['data'] as Value
const named = async (path: string, name: string) => {
  const found = (await data<{ id: number; name: string }[]>(path)).find((one) => one.name === name)
  return `${path}/${found?.id}`
}
const accounts = () => readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')
const CONFIGURATION = `/content-manager/content-types/${PAGE}/configuration`
const configuration = async () =>
  (await data<{ contentType: Configuration }>(CONFIGURATION)).contentType

/** As the panel sends it: without the details of related entries. */
async function arrangeColumns(list: string[]) {
  const { settings, metadatas, layouts } = await configuration()
  for (const { list: shown } of Object.values(metadatas)) delete shown['mainField']
  const body = { settings, metadatas, layouts: { ...layouts, list } }
  await admin.call('PUT', CONFIGURATION, body)
}

/** An administrator's changes, as the panel shows them. */
async function arrangement() {
  const role = await named('/admin/roles', 'Intake reviewer')
  const people = await data<{ results: { email: string }[] }>('/admin/users')
  return {
    description: (await data<Data>(role))['description'],
    permissions: (await data<Permission[]>(`${role}/permissions`))
      .map(({ action, subject, properties }) => ({ action, subject, properties }))
      .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    people: people.results.map(({ email }) => email).toSorted(),
    columns: (await configuration()).layouts.list,
  }
}

describe('a later start', () => {
  const list = ['slug', 'title']
  let references: Record<string, string>
  let arranged: Awaited<ReturnType<typeof arrangement>>
  let passwords: string
  let leftovers: string[]

  const post = async (key: string) => {
    const { sample } = expectations.contact
    return referenceIn(await cms.post('contact', sample, { 'Idempotency-Key': key }))
  }

  async function arrange() {
    const role = await named('/admin/roles', 'Intake reviewer')
    const before = await data<Permission[]>(`${role}/permissions`)
    const remaining = before
      .filter(({ subject }) => subject !== NEWSLETTER)
      .map(({ action, subject, properties, conditions }) => ({
        action,
        subject,
        properties,
        conditions,
      }))
    const extra = { action: 'plugin::upload.read', subject: null, properties: {}, conditions: [] }
    await admin.call('PUT', `${role}/permissions`, { permissions: [...remaining, extra] })
    await admin.call('PUT', role, { name: 'Intake reviewer', description: 'Our words' })

    const { results } = await data<{ results: { id: number; email: string }[] }>('/admin/users')
    const colleague = results.find(({ email }) => email.startsWith('editor@'))
    await admin.call('DELETE', `/admin/users/${colleague?.id}`)
    await arrangeColumns(list)
  }

  async function leaveKeys() {
    references = { recent: await post('recent'), old: await post('old') }
    for (const [key, days] of [
      ['recent', 6.9],
      ['old', 7.1],
    ] as const) {
      const moment = Date.now() - days * 86_400_000
      await change(cms, 'update intake_idempotency_keys set created_at = ? where scope = ?', [
        cms.databaseUrl ? new Date(moment) : moment,
        `contact:${key}`,
      ])
    }
  }

  function leaveHalfAnUpload() {
    leftovers = ['tmp', 'public/uploads/.tmp'].map((folder) =>
      join(cms.dataDir, folder, hostname(), String(cms.pid())),
    )
    for (const leftover of leftovers) {
      const folder = join(leftover, 'strapi-upload-x')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'half.png'), 'x'.repeat(1000))
    }
  }

  const ofAnotherMachine = (name: string) =>
    join(cms.dataDir, 'tmp', `not-${hostname()}`, '1', name)

  function leaveFilesOfAnotherMachine() {
    mkdirSync(join(ofAnotherMachine('old.png'), '..'), { recursive: true })
    for (const [name, minutes] of [
      ['old.png', 61],
      ['new.png', 50],
    ] as const) {
      writeFileSync(ofAnotherMachine(name), 'x'.repeat(1000))
      const then = Date.now() / 1000 - minutes * 60
      utimesSync(ofAnotherMachine(name), then, then)
    }
  }

  beforeAll(async () => {
    await arrange()
    await leaveKeys()
    ;[arranged, passwords] = [await arrangement(), accounts()]
    await cms.kill()
    await change(cms, 'delete from strapi_api_tokens')
    leaveHalfAnUpload()
    leaveFilesOfAnotherMachine()
    await cms.startAgain()
    admin = asEditor(cms)
  })

  it('keeps what an administrator changed', async () => {
    expect(arranged).toMatchObject({ description: 'Our words', columns: list })
    expect(arranged.permissions.some(({ subject }) => subject === NEWSLETTER)).toBe(false)
    expect(await arrangement()).toEqual(arranged)
    expect(accounts()).toBe(passwords)
  })

  it('forgets idempotency keys after seven days', async () => {
    expect(await post('recent')).toBe(references['recent'])
    expect(await post('old')).not.toBe(references['old'])
  })

  it('has created the token again that was deleted, since the site needs it', async () => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    for (const path of ['pages', 'jobs', 'footer', 'navigation/render/navigation', 'revision'])
      expect((await cms.get(`/api/${path}`, headers)).status, path).toBe(200)
  })

  it('deletes the temporary files of an upload that a kill interrupted', () => {
    expect(leftovers.filter((folder) => existsSync(folder))).toEqual([])
    // Another folder may stay for an hour: of a process whose number one of this machine has by now.
    expect(readdirSync(join(cms.dataDir, 'tmp', hostname()))).toContain(String(cms.pid()))
  })

  it('deletes temporary files that no request has touched for an hour, whoever left them', async () => {
    await expect.poll(() => existsSync(ofAnotherMachine('old.png'))).toBe(false)
    expect(existsSync(ofAnotherMachine('new.png'))).toBe(true)
  })
})

/** After each publication Strapi rereads the page to emit an event, without awaiting the read. */
const PUBLISHES_AND_CLOSES = `
  const { makeStrapi } = require('./start-strapi.js')
  const { closeStrapi } = require('./close-strapi.js')
  makeStrapi({ serveAdminPanel: false }).load().then(async (strapi) => {
    const pages = strapi.documents('api::page.page')
    for (const { documentId, title } of await pages.findMany({ limit: 12 }))
      await pages.update({ documentId, data: { title }, status: 'published' })
    await closeStrapi(strapi)
    process.exit(0)
  })
`

it('a program that shuts down right after writing exits without an error', async () => {
  await cms.stop()
  const { PATH, HOME } = process.env
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = cms
  const options = {
    cwd: join(root, 'cms/dist/src/platform/lifecycle'),
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR, DATABASE_URL },
  }
  const program = promisify(execFile)(process.execPath, ['-e', PUBLISHES_AND_CLOSES], options)
  await expect(program).resolves.toHaveProperty('stdout', expect.stringContaining('shut down'))
})
