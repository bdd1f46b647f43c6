import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import { cmsAt } from './harness/cms'
import { root } from './harness/cms-modules'
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

const titleOf = async (slug: string) => {
  const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${slug}`, {
    Authorization: `Bearer ${cms.contentToken}`,
  })
  return (json as { data: { title: string }[] }).data[0]?.title
}

describe('loading the content', () => {
  it('a second time writes nothing', async () => {
    expect(await seed()).toMatch(/content ready: 0 entries written/)
  })

  it('keeps what an editor changed, until told to overwrite', async () => {
    const editor = await cms.adminLogin('Marketing editor')
    const headers = { ...editor, 'Content-Type': 'application/json' }
    const list = '/content-manager/collection-types/api::page.page'
    const before = await titleOf('banks')
    const { json } = await ask(`${cms.url}${list}?filters[slug][$eq]=banks`, { headers })
    const [page] = (json as { results: { documentId: string }[] }).results
    const changed = await ask(`${cms.url}${list}/${page?.documentId}/actions/publish`, {
      method: 'POST',
      headers,
      chunks: [JSON.stringify({ title: 'An editor’s title' })],
    })
    expect(changed.status).toBe(200)

    await seed()
    expect(await titleOf('banks')).toBe('An editor’s title')

    await seed('--overwrite')
    await expect.poll(() => titleOf('banks')).toBe(before)
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
