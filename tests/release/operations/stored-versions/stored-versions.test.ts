import { readdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { formNames } from '../../../../contract/index'
import { expectations } from '../../../../contract/forms/testing/expectations'
import { fromStrapiJob, fromStrapiPage } from '../../../../web/src/cms/from-strapi'
import { makeClock } from '../../../harness/clock'
import { startCms, type RunningCms } from '../../../harness/start-cms'
import { columnsOf, lostRows, rowsOf, type Tables } from '../../../harness/stored-rows'
import { type Database, databases, dataOf } from './stored-version'

const versions = readdirSync(import.meta.dirname).flatMap(
  (name) => /^(.+)\.sqlite\.br$/.exec(name)?.[1] ?? [],
)
const installed = databases.filter((name) => name === 'sqlite' || inject('postgres') !== '')
const stored = versions.flatMap((version) => installed.map((name) => [version, name] as const))

describe.each(stored)('a database that version %s left, on %s', (version, name: Database) => {
  const clock = makeClock()
  let cms: RunningCms
  let columns: Tables
  let before: Tables

  beforeAll(async () => {
    const { data, storedAt } = await dataOf(version, name, inject('postgres'))
    columns = await columnsOf(data)
    before = await rowsOf(data, columns)
    clock.forward((storedAt - Date.now()) / 60_000)
    cms = await startCms({ postgres: '', sharing: data, environment: clock.environment })
  })
  afterAll(async () => {
    await cms.remove()
    rmSync(cms.dataDir, { recursive: true, force: true })
    clock.remove()
  })

  const published = async (path: string) => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    const { json } = await cms.get(`/api/${path}&populate=*`, headers)
    return (json as { data: unknown[] }).data
  }

  it('is started by this version with every row that it had', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(100)
    expect(lostRows(before, await rowsOf(cms, columns))).toEqual([])
  })

  it('has its pages and jobs, as the site reads them', async () => {
    const pages = (await published('pages?pagination[limit]=100')).map(fromStrapiPage)
    const titles = pages.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['A changed page', 'A page with every block']))
    expect(titles).not.toContain('A draft')
    expect(pages.find(({ slug }) => slug === 'every-block')?.Content.length).toBeGreaterThan(20)
    expect((await published('jobs?pagination[limit]=100')).map(fromStrapiJob)).toHaveLength(1)
    const [file] = await cms.select('select url from files')
    expect((await cms.get(String(file?.['url']))).status).toBe(200)
  })

  it('shows its submissions to a reviewer who logs in as before, and takes new ones', async () => {
    const reviewer = await cms.adminLogin('Intake reviewer')
    const list = await cms.get('/inbox/submissions', reviewer)
    const { rows } = list.json as { rows: { reference: string; form: string; state: string }[] }
    expect(rows.map(({ form }) => form).toSorted()).toEqual([...formNames].toSorted())
    const contact = rows.find(({ form }) => form === 'contact')
    const { text } = await cms.get(`/inbox/submissions/${contact?.reference}`, reviewer)
    expect([contact?.state, text]).toEqual(['closed', expect.stringContaining('A note')])
    const found = await cms.get(`/inbox/submissions?q=hello`, reviewer)
    expect(found.text).toContain(contact?.reference)
    for (const form of formNames)
      expect((await cms.post(form, expectations[form].sample)).status).toBe(201)
  })
})
