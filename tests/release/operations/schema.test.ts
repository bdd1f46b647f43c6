import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { change } from '../../harness/database'
import { storedIn, referenceIn } from '../../harness/stored-submissions'
import { startCms, type RunningCms } from '../../harness/start-cms'

type Table = { name: string; columns: object[]; indexes: object[]; foreignKeys: object[] }

/** The schema that Strapi last synchronized, as stored in the database. */
async function storedSchema(cms: RunningCms) {
  const [row] = await cms.select('select id, schema from strapi_database_schema')
  const { schema } = row ?? {}
  const stored = (typeof schema === 'string' ? JSON.parse(schema) : schema) as { tables: Table[] }
  return {
    tables: stored.tables,
    /** Stores the schema of another version, so that the next start compares. */
    save: () =>
      change(cms, 'update strapi_database_schema set schema = ?, hash = ? where id = ?', [
        JSON.stringify(stored),
        'of another version',
        row?.['id'],
      ]),
  }
}

const databases = ['SQLite', 'PostgreSQL'].filter(
  (name) => name === 'SQLite' || inject('postgres') !== '',
)

describe.each(databases)('a database of another version, on %s', (name) => {
  let cms: RunningCms
  const post = () => cms.post('contact', expectations.contact.sample)
  beforeAll(async () => {
    cms = await startCms(
      name === 'SQLite'
        ? { postgres: '', from: inject('seeded') }
        : { postgres: inject('postgres'), from: inject('seededPostgres') },
    )
  })
  afterAll(() => cms.remove())

  it('keeps the columns and tables that this version does not know, with their data', async () => {
    const reference = referenceIn(await post())
    await cms.stop()
    await change(cms, 'alter table intake_contacts add column old_answer varchar(255)')
    await change(cms, 'update intake_contacts set old_answer = ?', ['still here'])
    await change(cms, 'create table old_notes (id integer primary key, note varchar(255))')
    await change(cms, 'insert into old_notes values (1, ?)', ['here too'])
    const schema = await storedSchema(cms)
    const text = { type: 'string', args: [], notNullable: false, unsigned: false, defaultTo: null }
    const tracked = (table: string, column: string): Table => ({
      name: table,
      indexes: [],
      foreignKeys: [],
      columns: [{ ...text, name: column }],
    })
    schema.tables.push(tracked('intake_contacts', 'old_answer'), tracked('old_notes', 'note'))
    await schema.save()

    await cms.startAgain()
    expect(await storedIn(cms).row('contact', reference)).toMatchObject({
      old_answer: 'still here',
    })
    expect(await cms.select('select note from old_notes')).toEqual([{ note: 'here too' }])
    expect((await post()).status).toBe(201)
  })
})
