import { type FormName, formNames } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { type Connection, connectionOf } from '../../../platform/database/connection'
import { storedValue } from '../../../platform/strapi/stored-value'
import { table } from '../../../platform/strapi/tables'
import { ADDRESSES, addressRowsOf } from './addresses'
import { searchIndexOf } from './search-index'
import { searchTextFor } from './submission-row'
import { SUBMISSIONS } from './tables'

type Answers = Readonly<Record<string, unknown>>

const BATCH = 500

/** Has another name whenever what is derived from the answers is derived in another way. */
const isFilled = (strapi: Core.Strapi) =>
  storedValue<boolean>(strapi, 'submissions-searched-by-every-answer')

/** Once, for the submissions that an earlier version stored: their addresses, and the terms that they are found by. */
export async function fillDerived(strapi: Core.Strapi) {
  if (await isFilled(strapi).read()) return
  await strapi.db.transaction(async () => {
    const connection = await connectionOf(strapi.db)
    await connection(ADDRESSES).delete()
    for (const form of formNames) await fillForm(strapi, connection, form)
  })
  await isFilled(strapi).write(true)
}

async function fillForm(strapi: Core.Strapi, connection: Connection, form: FormName) {
  const index = searchIndexOf(strapi.db)
  for (let after = 0; ;) {
    const found: { id: number; reference: string }[] = await connection(SUBMISSIONS)
      .select('id', 'reference')
      .where({ form })
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    const last = found.at(-1)
    if (!last) return
    after = last.id
    const ids = new Map(found.map(({ id, reference }) => [reference, id]))
    const answers = await table<{ reference: string } & Answers>(
      strapi,
      `api::intake.${form}`,
    ).findMany({ where: { reference: { $in: [...ids.keys()] } } })
    const known = answers.map((row) => ({ id: ids.get(row.reference) ?? 0, row }))
    const addresses = known.flatMap(({ id, row }) => addressRowsOf(id, form, row))
    if (addresses.length > 0) await connection.batchInsert(ADDRESSES, addresses, BATCH)
    await index.remove(
      connection,
      known.map(({ id }) => id),
    )
    for (const { id, row } of known) {
      const search_text = searchTextFor(form, row, row.reference)
      await connection(SUBMISSIONS).where({ id }).update({ search_text })
      await index.add(connection, id, search_text)
    }
  }
}
