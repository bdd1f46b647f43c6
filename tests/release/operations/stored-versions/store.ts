import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toStrapi } from '../../../../cms/src/content/seed/to-strapi'
import { blockNames, formNames, type Page } from '../../../../contract/index'
import { expectations } from '../../../../contract/forms/testing/expectations'
import { jobs, mediaNames, pages } from '../../../../seed/index'
import type { StaffRole } from '../../../harness/cms'
import { root } from '../../../harness/cms-modules'
import { startPostgres } from '../../../harness/postgres'
import { startCms, type RunningCms } from '../../../harness/start-cms'
import { referenceIn } from '../../../harness/stored-submissions'
import { dump } from './dump'
import { type Database, writeVersion } from './stored-version'

const lengthOf = (value: object) => JSON.stringify(value).length

/** One section of each kind, the shortest of those in the seed. */
const everyBlock: Page = {
  slug: 'every-block',
  title: 'A page with every block',
  aliases: [{ path: '/every-section' }],
  Content: blockNames.flatMap((name) =>
    pages
      .flatMap(({ Content }) => Content.filter(({ block }) => block === name))
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))
      .slice(0, 1),
  ),
  related: [],
}

/** What editors, visitors and reviewers leave behind. */
async function use(cms: RunningCms) {
  async function post(role: StaffRole, path: string, body: object) {
    const { status, text } = await cms.sendAs(role, 'POST', path, body)
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  }
  const save = (path: string, entry: object) =>
    post('Super admin', `/content-manager/collection-types/${path}`, entry)
  const [logo] = await cms.select('select id from files')
  const pictures = new Map(mediaNames.map((name) => [name, Number(logo?.['id'])]))
  const { related: _none, ...page } = everyBlock
  await save('api::page.page/actions/publish', toStrapi(page, pictures))
  await save('api::page.page', { title: 'A draft', slug: 'a-draft' })
  await save('api::job.job/actions/publish', toStrapi(jobs[0] ?? {}, pictures))
  await save('api::redirect.redirect', { from: '/old', to: '/every-block' })
  const [home] = await cms.select(`select document_id as id from pages where slug = 'home'`)
  await save(`api::page.page/${String(home?.['id'])}/actions/publish`, { title: 'A changed page' })
  for (const form of formNames.filter((one) => one !== 'contact'))
    referenceIn(await cms.post(form, expectations[form].sample))
  const reference = referenceIn(await cms.post('contact', expectations.contact.sample))
  await post('Intake reviewer', `/inbox/submissions/${reference}/notes`, { text: 'A note' })
  await post('Intake reviewer', '/inbox/changes', {
    submissions: [{ reference, version: 1 }],
    change: { state: 'closed' },
  })
}

const filesIn = (dataDir: string) =>
  Object.fromEntries(
    ['accounts.json', 'secrets/cms.json', 'secrets/content-secret']
      .concat(readdirSync(join(dataDir, 'public/uploads')).map((name) => `public/uploads/${name}`))
      .map((path) => [path, readFileSync(join(dataDir, path)).toString('base64')]),
  )

async function store(version: string, database: Database, postgres: string) {
  const cms = await startCms({ postgres, environment: { SEED: 'minimal' } })
  try {
    await use(cms)
    await cms.stop()
    const storedAt = new Date().toISOString()
    writeVersion(version, database, { storedAt, sql: dump(cms), files: filesIn(cms.dataDir) })
  } finally {
    await cms.remove()
  }
}

/** Run for each version but a patch, after `npm run build`, with its number in package.json. */
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
}
const postgres = await startPostgres()
await store(version, 'sqlite', '')
await store(version, 'postgres', postgres.server).finally(postgres.stop)
