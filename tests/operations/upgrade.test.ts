import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { formNames } from '../../contract/index'
import { expectations } from '../../contract/forms/testing/expectations'
import { change } from '../harness/database'
import { startCms, type RunningCms } from '../harness/start-cms'
import { referenceIn } from '../harness/stored-submissions'

/** The tables and columns, separated by spaces, that version 9e2cc6d had created. */
const earlier = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/tables-9e2cc6d.json'), 'utf8'),
) as Record<string, string>

/** Strapi's own records, which each start writes, and the permissions of the new version's actions. */
const REWRITTEN = [
  'admin_permissions',
  'admin_permissions_role_lnk',
  'app_revision',
  'strapi_core_store_settings',
]

/** A release, which has PostgreSQL, comes after a run on SQLite. */
const name = inject('postgres') === '' ? 'SQLite' : 'PostgreSQL'

describe(`a database of version 9e2cc6d, on ${name}`, () => {
  const isSqlite = name === 'SQLite'
  let cms: RunningCms
  let references: string[]
  let before: Record<string, string[]>

  /** The columns of each table as it is now. */
  async function tables() {
    const rows = await cms.select(
      isSqlite
        ? `select m.name as tab, p.name as col from sqlite_master m join pragma_table_info(m.name) p
           where m.type = 'table' and m.name not like 'sqlite_%'
           and m.name not like 'app_submission_search%'`
        : `select table_name as tab, column_name as col from information_schema.columns
           where table_schema = 'public'`,
    )
    const found: Record<string, string[]> = {}
    for (const { tab, col } of rows) (found[String(tab)] ??= []).push(String(col))
    return found
  }

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
    for (const [table, columns] of Object.entries(await tables())) {
      if (table.startsWith('strapi_migrations') || table === 'strapi_database_schema') continue
      const known = earlier[table]?.split(' ')
      if (!known) {
        await change(cms, `drop table "${table}"${isSqlite ? '' : ' cascade'}`)
        continue
      }
      for (const column of columns.filter((one) => !known.includes(one)))
        await change(cms, `alter table "${table}" drop column "${column}"`)
    }
    await change(cms, 'update strapi_database_schema set hash = ?', ['of an earlier version'])
  }

  /** Every row, in the columns that the earlier version knows. */
  async function rowsOf() {
    const rows: Record<string, string[]> = {}
    for (const [table, columns] of Object.entries(earlier)) {
      const list = columns.split(' ').map((column) => `"${column}"`)
      const found = await cms.select(`select ${list.join(', ')} from "${table}"`)
      rows[table] = found.map((row) => JSON.stringify(row))
    }
    return rows
  }

  /** The rows that were there before and are not, or differ. */
  const lost = (now: Record<string, string[]>) =>
    Object.entries(before).flatMap(([table, rows]) => {
      const kept = new Set(now[table])
      return REWRITTEN.includes(table)
        ? []
        : rows.filter((row) => !kept.has(row)).map((row) => `${table} ${row}`)
    })

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
    before = await rowsOf()
    await nameAsEarlier()
    await cms.startAgain()
  })
  afterAll(() => cms.remove())

  it('is started with every row that it had', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(100)
    expect(lost(await rowsOf())).toEqual([])
  })

  it('shows what it had in the inbox, and takes new submissions', async () => {
    const reviewer = await cms.adminLogin('Intake reviewer')
    for (const reference of references)
      expect((await cms.get(`/inbox/submissions/${reference}`, reviewer)).status).toBe(200)
    for (const form of formNames)
      expect((await cms.post(form, expectations[form].sample)).status).toBe(201)
  })

  it('still has every table and column of its version', async () => {
    const now = await tables()
    for (const [table, columns] of Object.entries(earlier))
      expect(now[table], table).toEqual(expect.arrayContaining(columns.split(' ')))
  })
})
