// Its own cms: it makes its first accounts, and counts what the seed writes after it.
import { execFile } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { root } from '../../harness/cms-modules'
import { change } from '../../harness/database'
import { sendRequest } from '../../harness/http'
import { type Data, startCms, type RunningCms } from '../../harness/start-cms'

const run = promisify(execFile)

/** Where the loader records what it wrote. */
const STORE = 'strapi_core_store_settings'
const LOADED = 'core_app_content'

let cms: RunningCms

/** As if nobody had an account yet. */
async function forgetAccounts(data: Data) {
  rmSync(join(data.dataDir, 'accounts.json'))
  for (const table of ['admin_users_roles_lnk', 'admin_users'])
    await change(data, `delete from ${table}`)
  await change(data, `delete from ${STORE} where key like '%first-accounts%'`)
}

beforeAll(async () => {
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    prepare: forgetAccounts,
    environment: { DEMO_ACCOUNTS: 'false' },
  })
})
afterAll(() => cms.remove())

/** Runs the seed as `npm run seed` does: in its own process, while the cms runs. */
async function seed(): Promise<string> {
  const { PATH, HOME } = process.env
  const { stdout } = await run(process.execPath, [join(root, 'cms/dist/src/seed.js')], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      DATA_DIR: cms.dataDir,
      DATABASE_URL: cms.databaseUrl,
    },
  })
  return stdout
}

/** As if an earlier version had loaded these entries with other content. */
async function loadedBefore(...keys: string[]) {
  const [row] = await cms.select(`select value from ${STORE} where key = ?`, [LOADED])
  const record = JSON.parse(String(row?.['value'])) as { entries: Record<string, object> }
  for (const key of keys) Object.assign(record.entries[key] ?? {}, { hash: 'an outdated hash' })
  const values = [JSON.stringify(record), LOADED]
  await change(cms, `update ${STORE} set value = ? where key = ?`, values)
}

const pageOf = async (slug: string) => {
  const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${slug}&populate=*`, {
    Authorization: `Bearer ${cms.contentToken}`,
  })
  const [page] = (json as { data: { title: string; related: { slug: string }[] }[] }).data
  return page && { title: page.title, related: page.related.map((other) => other.slug) }
}

it('a start in production without accounts creates one administrator, no demo accounts, and an accounts file only its owner can read', async () => {
  const file = join(cms.dataDir, 'accounts.json')
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as { role: string }[]
  expect(accounts.map(({ role }) => role)).toEqual(['Super admin'])
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(await cms.select('select email from admin_users')).toHaveLength(1)
  await expect(cms.adminLogin()).resolves.toHaveProperty('Authorization')
})

it('loading the content rewrites what has changed, with or without related pages, once, and keeps an editor’s changes', async () => {
  const headers = { ...(await cms.adminLogin()), 'Content-Type': 'application/json' }
  const list = '/content-manager/collection-types/api::page.page'
  const edited = { title: 'An editor’s title', related: [] }
  const { json } = await sendRequest(`${cms.url}${list}?filters[slug][$eq]=banks`, { headers })
  const [page] = (json as { results: { documentId: string }[] }).results
  const changed = await sendRequest(`${cms.url}${list}/${page?.documentId}/actions/publish`, {
    method: 'POST',
    headers,
    chunks: [JSON.stringify({ ...edited, related: { set: [] } })],
  })
  expect(changed.status).toBe(200)

  await loadedBefore('page:home', 'page:contacts', 'page:banks')
  expect(await seed()).toMatch(/content ready: 2 entries written/)
  expect(await seed()).toMatch(/content ready: 0 entries written/)
  expect(await pageOf('banks')).toEqual(edited)
})
