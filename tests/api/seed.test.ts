import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { cmsAt } from './harness/cms'
import { root } from './harness/cms-modules'
import { change } from './harness/database'
import { ask } from './harness/http'
import { startCms } from './harness/start-cms'

const run = promisify(execFile)
const place = inject('cms')
const cms = cmsAt(place)

/** As `npm run seed` does it: a program of its own, while the cms is running. */
async function seed(...words: string[]): Promise<string> {
  const { PATH, HOME } = process.env
  const { stdout } = await run(process.execPath, [join(root, 'cms/dist/src/seed.js'), ...words], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
    },
  })
  return stdout
}

/** Where the loader notes what it wrote. */
const STORE = 'strapi_core_store_settings'
const LOADED = 'core_beam_content'

const pageOf = async (slug: string) => {
  const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${slug}&populate=*`, {
    Authorization: `Bearer ${cms.contentToken}`,
  })
  const [page] = (json as { data: { title: string; related: { slug: string }[] }[] }).data
  return page && { title: page.title, related: page.related.map((other) => other.slug) }
}

describe('loading the content', () => {
  it('a second time writes nothing', async () => {
    expect(await seed()).toMatch(/content ready: 0 entries written/)
  })

  it('writes what became other words since, with related pages or none', async () => {
    const [row] = await cms.select(`select value from ${STORE} where key = ?`, [LOADED])
    const record = JSON.parse(String(row?.['value'])) as { entries: Record<string, object> }
    for (const key of ['page:home', 'page:contacts'])
      Object.assign(record.entries[key] ?? {}, { hash: 'of other words' })
    const values = [JSON.stringify(record), LOADED]
    await change(place, `update ${STORE} set value = ? where key = ?`, values)
    expect(await seed()).toMatch(/content ready: 2 entries written/)
    expect(await seed()).toMatch(/content ready: 0 entries written/)
  })

  it('keeps what an editor changed, until told to overwrite', async () => {
    const editor = await cms.adminLogin('Marketing editor')
    const headers = { ...editor, 'Content-Type': 'application/json' }
    const list = '/content-manager/collection-types/api::page.page'
    const before = await pageOf('banks')
    const edited = { title: 'An editor’s title', related: [] }
    const { json } = await ask(`${cms.url}${list}?filters[slug][$eq]=banks`, { headers })
    const [page] = (json as { results: { documentId: string }[] }).results
    const changed = await ask(`${cms.url}${list}/${page?.documentId}/actions/publish`, {
      method: 'POST',
      headers,
      chunks: [JSON.stringify({ ...edited, related: { set: [] } })],
    })
    expect(changed.status).toBe(200)

    await seed()
    expect(await pageOf('banks')).toEqual(edited)

    await seed('--overwrite')
    await expect.poll(() => pageOf('banks')).toEqual(before)
  })
})

describe('a first start in production', () => {
  it('makes one administrator, no demo staff, and a file for its owner’s eyes only', async () => {
    const other = await startCms({
      postgres: inject('postgres'),
      environment: { DEMO_ACCOUNTS: 'false' },
    })
    try {
      const file = join(other.dataDir, 'accounts.json')
      const accounts = JSON.parse(readFileSync(file, 'utf8')) as { role: string }[]
      expect(accounts.map(({ role }) => role)).toEqual(['Super admin'])
      expect(statSync(file).mode & 0o077).toBe(0)
      expect(await other.select('select email from admin_users')).toHaveLength(1)
      await expect(other.adminLogin()).resolves.toHaveProperty('Authorization')
    } finally {
      await other.remove()
    }
  })
})
