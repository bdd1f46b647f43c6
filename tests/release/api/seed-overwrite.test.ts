import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { asEditor } from '../../api/as-editor'
import { root } from '../../harness/cms-modules'
import { startCms, type RunningCms } from '../../harness/start-cms'

const SLUG = 'banks'

let cms: RunningCms
beforeAll(async () => {
  cms = await startCms({ postgres: '', from: inject('seeded') })
})
afterAll(() => cms.remove())

const page = async () => {
  const headers = { Authorization: `Bearer ${cms.contentToken}` }
  const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${SLUG}&populate=*`, headers)
  const [found] = (json as { data: { title: string; related: { slug: string }[] }[] }).data
  return found && { title: found.title, related: found.related.map(({ slug }) => slug) }
}

it('loading the content with --overwrite takes back what an editor has changed', async () => {
  const before = await page()
  const { pages } = asEditor(cms)
  const [row] = await cms.select('select document_id as id from pages where slug = ?', [SLUG])
  const id = String(row?.['id'])
  await pages.save(id, { title: 'An editor’s title', related: { set: [] } })
  await pages.publish(id)
  expect(await page()).toEqual({ title: 'An editor’s title', related: [] })
  const { PATH, HOME } = process.env
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = cms
  await promisify(execFile)(process.execPath, [join(root, 'cms/dist/src/seed.js'), '--overwrite'], {
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR, DATABASE_URL },
  })
  await expect.poll(page).toEqual(before)
})
