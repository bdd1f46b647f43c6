import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { formNames } from '../../contract/index'
import { expectations } from '../../contract/forms/testing/expectations'
import { change } from '../harness/database'
import { startCms, type RunningCms } from '../harness/start-cms'
import { columnsOf, lostRows, rowsOf, type Tables } from '../harness/stored-rows'
import { referenceIn } from '../harness/stored-submissions'

/** The tables and columns, separated by spaces, that version 9e2cc6d had created. */
const earlier: Tables = Object.fromEntries(
  Object.entries(
    JSON.parse(
      readFileSync(join(import.meta.dirname, 'fixtures/tables-9e2cc6d.json'), 'utf8'),
    ) as Record<string, string>,
  ).map(([table, columns]) => [table, columns.split(' ')]),
)

/** A release, which has PostgreSQL, comes after a run on SQLite. */
const name = inject('postgres') === '' ? 'SQLite' : 'PostgreSQL'

describe(`a database of version 9e2cc6d, on ${name}`, () => {
  const isSqlite = name === 'SQLite'
  let cms: RunningCms
  let references: string[]
  let before: Tables

  /** Gives what is ours the names that it had before 0001-name-no-product.js. */
  async function nameAsEarlier() {
    const mine = await cms.select(
      isSqlite
        ? `select name, type, sql from sqlite_master where name like 'app\\_%' escape '\\'
           and type in ('table', 'index') and name not like 'app\\_submission\\_search\\_%' escape '\\'`
        : `select relname as name, case relkind when 'r' then 'table' else 'index' end as type from pg_class
           where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relname like 'app\\_%'`,
    )
    // Tables first: an index is created on what they are called then.
    for (const { name: its, type, sql } of mine.toSorted((one, other) =>
      String(other['type']).localeCompare(String(one['type'])),
    )) {
      const was = String(its).replace('app_', 'beam_')
      if (!isSqlite || type === 'table')
        await change(cms, `alter ${String(type)} "${String(its)}" rename to "${was}"`)
      else {
        await change(cms, `drop index "${String(its)}"`)
        await change(cms, String(sql).replaceAll('app_', 'beam_'))
      }
    }
    await change(
      cms,
      `update strapi_core_store_settings set key = replace(key, 'core_app_', 'core_beam_')`,
    )
    await change(cms, `delete from strapi_migrations where name like '0001%'`)
    if (isSqlite) renameSync(join(cms.dataDir, 'cms.db'), join(cms.dataDir, 'beam.db'))
  }

  /** Removes every table and column that came later. */
  async function becomeEarlier() {
    for (const [table, columns] of Object.entries(await columnsOf(cms))) {
      if (table.startsWith('strapi_migrations') || table === 'strapi_database_schema') continue
      const known = earlier[table]
      if (!known) {
        await change(cms, `drop table "${table}"${isSqlite ? '' : ' cascade'}`)
        continue
      }
      for (const column of columns.filter((one) => !known.includes(one)))
        await change(cms, `alter table "${table}" drop column "${column}"`)
    }
    await change(cms, 'update strapi_database_schema set hash = ?', ['of an earlier version'])
  }

  beforeAll(async () => {
    cms = await startCms(
      isSqlite
        ? { postgres: '', from: inject('seeded') }
        : { postgres: inject('postgres'), from: inject('seededPostgres') },
    )
    references = []
    for (const form of formNames)
      references.push(referenceIn(await cms.post(form, expectations[form].sample)))
    await cms.stop()
    await becomeEarlier()
    before = await rowsOf(cms, earlier)
    await nameAsEarlier()
    await cms.startAgain()
  })
  afterAll(() => cms.remove())

  it('is started with every row that it had', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(100)
    expect(lostRows(before, await rowsOf(cms, earlier))).toEqual([])
  })

  it('shows what it had in the inbox, and takes new submissions', async () => {
    const reviewer = await cms.adminLogin('Intake reviewer')
    for (const reference of references)
      expect((await cms.get(`/inbox/submissions/${reference}`, reviewer)).status).toBe(200)
    for (const form of formNames)
      expect((await cms.post(form, expectations[form].sample)).status).toBe(201)
  })

  it('still has every table and column of its version', async () => {
    const now = await columnsOf(cms)
    for (const [table, columns] of Object.entries(earlier))
      expect(now[table], table).toEqual(expect.arrayContaining(columns))
  })
})
