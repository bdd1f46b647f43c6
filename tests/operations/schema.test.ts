import { afterEach, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { change } from '../api/harness/database'
import { keptBy, referenceIn } from '../api/harness/kept'
import { startCms, type RunningCms } from '../api/harness/start-cms'

type Column = { name: string }
type Table = { name: string; columns: Column[] }

/** The schema that Strapi synchronized last, as it stores it. */
async function storedSchema(cms: RunningCms) {
  const [row] = await cms.select('select id, schema from strapi_database_schema')
  const { schema } = row ?? {}
  const stored = (typeof schema === 'string' ? JSON.parse(schema) : schema) as { tables: Table[] }
  return {
    tables: stored.tables,
    columnsOf: (name: string) => stored.tables.find((table) => table.name === name)?.columns ?? [],
    /** Stores it as another version of the code would have, so that the next start compares. */
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
  const start = async () => {
    cms = await startCms(
      name === 'SQLite'
        ? { postgres: '', from: inject('seeded') }
        : { postgres: inject('postgres') },
    )
    const answer = await cms.post('contact', expectations.contact.sample)
    await cms.stop()
    return referenceIn(answer)
  }
  const takesPosts = async () =>
    expect((await cms.post('contact', expectations.contact.sample)).status).toBe(201)
  afterEach(() => cms.remove())

  it('keeps the columns and tables that this one does not know, with their data', async () => {
    const reference = await start()
    await change(cms, 'alter table intake_contacts add column old_answer varchar(255)')
    await change(cms, 'update intake_contacts set old_answer = ?', ['still here'])
    await change(cms, 'create table old_notes (id integer primary key, note varchar(255))')
    await change(cms, 'insert into old_notes values (1, ?)', ['here too'])
    const schema = await storedSchema(cms)
    const text = { type: 'string', args: [], notNullable: false, unsigned: false, defaultTo: null }
    schema.columnsOf('intake_contacts').push({ ...text, name: 'old_answer' } as Column)
    schema.tables.push({
      name: 'old_notes',
      indexes: [],
      foreignKeys: [],
      columns: [{ ...text, name: 'note' }],
    } as Table)
    await schema.save()

    await cms.startAgain()
    expect(await keptBy(cms).row('contact', reference)).toMatchObject({ old_answer: 'still here' })
    expect(await cms.select('select note from old_notes')).toEqual([{ note: 'here too' }])
    expect((await storedSchema(cms)).columnsOf('intake_contacts')).not.toContainEqual(
      expect.objectContaining({ name: 'old_answer' }),
    )
    await takesPosts()
  })

  it('that lacks a column is given it, and keeps its rows', async () => {
    const reference = await start()
    await change(cms, 'alter table intake_contacts drop column seconds_taken')
    const schema = await storedSchema(cms)
    const columns = schema.columnsOf('intake_contacts')
    columns.splice(
      columns.findIndex((column) => column.name === 'seconds_taken'),
      1,
    )
    await schema.save()

    await cms.startAgain()
    expect(await keptBy(cms).row('contact', reference)).toMatchObject({ seconds_taken: null })
    await takesPosts()
  })
})
