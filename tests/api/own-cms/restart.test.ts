// Its own cms: it starts again and again.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
  it('keeps what an administrator changed', async () => {
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

    const list = ['slug', 'title']
    await arrangeColumns(list)

    const [arranged, passwords] = [await arrangement(), accounts()]
    expect(arranged).toMatchObject({ description: 'Our words', columns: list })
    expect(arranged.permissions.some(({ subject }) => subject === NEWSLETTER)).toBe(false)
    await cms.stop()
    await cms.startAgain()
    admin = asEditor(cms)
    expect(await arrangement()).toEqual(arranged)
    expect(accounts()).toBe(passwords)
  })

  it('gives the roles back what an older version deleted, and nothing that was revoked', async () => {
    const held = async () => {
      const rows = await cms.select(
        `select r.code, p.id, p.action, p.subject, p.properties from admin_permissions p
         join admin_permissions_role_lnk l on l.permission_id = p.id
         join admin_roles r on r.id = l.role_id
         where r.code in ('intake-reviewer', 'privacy-officer', 'marketing-editor')`,
      )
      return rows
        .map(({ id, code, action, subject, properties }) => {
          const { fields } = (
            typeof properties === 'string' ? JSON.parse(properties) : properties
          ) as Permission['properties']
          const isOurs = /^api::(inbox|mail|privacy|audit)\./.test(String(action))
          return {
            id,
            isOurs,
            text: [code, action, subject, ...(fields ?? []).toSorted()].join(' '),
          }
        })
        .sort((one, other) => one.text.localeCompare(other.text))
    }
    const texts = async () => (await held()).map(({ text }) => text)
    const [before, rows] = [await texts(), await held()]
    const editing = rows.find(({ text }) => text.includes(`explorer.update ${PAGE}`))
    await cms.stop()
    await change(cms, 'delete from strapi_api_tokens')
    // As a version does that knows neither our actions nor the fields of pages.
    await change(cms, `delete from admin_permissions where action like 'api::%'`)
    await change(cms, 'update admin_permissions set properties = ? where id = ?', [
      JSON.stringify({ fields: ['title'] }),
      editing?.id,
    ])
    expect(rows.filter(({ isOurs }) => isOurs).length).toBeGreaterThan(50)
    expect((await held()).filter(({ isOurs }) => isOurs)).toEqual([])
    await cms.startAgain()
    admin = asEditor(cms)
    expect(await texts()).toEqual(before)
    expect(before.some((text) => text.includes(`inbox.read ${NEWSLETTER}`))).toBe(false)
  })

  it('forgets idempotency keys after seven days', async () => {
    const post = async (key: string) => {
      const sent = await cms.post('contact', expectations.contact.sample, {
        'Idempotency-Key': key,
      })
      return referenceIn(sent)
    }
    const [recent, old] = [await post('recent'), await post('old')]
    const setAge = (key: string, days: number) => {
      const moment = Date.now() - days * 86_400_000
      return change(cms, 'update intake_idempotency_keys set created_at = ? where scope = ?', [
        cms.databaseUrl ? new Date(moment) : moment,
        `contact:${key}`,
      ])
    }
    await setAge('recent', 6.9)
    await setAge('old', 7.1)
    await cms.stop()
    await cms.startAgain()
    expect(await post('recent')).toBe(recent)
    expect(await post('old')).not.toBe(old)
  })

  it('has created the token again that was deleted, since the site needs it', async () => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    for (const path of ['pages', 'jobs', 'footer', 'navigation/render/navigation', 'revision'])
      expect((await cms.get(`/api/${path}`, headers)).status, path).toBe(200)
  })
})

it('a first start that was interrupted while creating accounts is completed by the next', async () => {
  const people = () => cms.select('select email from admin_users order by email')
  const everyone = ['admin', 'chief', 'editor', 'privacy', 'reviewer'].map((name) => ({
    email: `${name}@beam.example`,
  }))
  await cms.stop()
  for (const table of ['admin_users_roles_lnk', 'admin_users'])
    await change(cms, `delete from ${table}`)
  await change(cms, `delete from strapi_core_store_settings where key like '%first-accounts%'`)
  await change(cms, 'create unique index only_one_person on admin_users (is_active)')
  await expect(cms.startAgain()).rejects.toThrow('did not become ready')
  expect(await people()).toHaveLength(1)
  await change(cms, 'drop index only_one_person')
  await cms.startAgain()
  expect(await people()).toEqual(everyone)
  // The roles got back what they lacked at an earlier start.
  expect(cms.log()).not.toContain('which it lacked')
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
    cwd: join(root, 'cms/dist/src'),
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR, DATABASE_URL },
  }
  const program = promisify(execFile)(process.execPath, ['-e', PUBLISHES_AND_CLOSES], options)
  await expect(program).resolves.toHaveProperty('stdout', expect.stringContaining('shut down'))
})
