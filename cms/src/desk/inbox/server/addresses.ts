import { createHash } from 'node:crypto'
import { addressKey, forms, type FormName, formNames, mailboxKey, sentFields } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { type Connection, connectionOf } from '../../../platform/database/connection'
import type { OwnTable } from '../../../platform/strapi/own-table'
import { storedValue } from '../../../platform/strapi/stored-value'
import { table } from '../../../platform/strapi/tables'
import { SUBMISSIONS } from './tables'

type Answers = Readonly<Record<string, unknown>>

export const ADDRESSES = 'beam_submission_addresses'

const indexOn = (column: string) => ({ name: `${ADDRESSES}_${column}_index`, columns: [column] })

/** The email addresses of each submission, by which a person is known exactly. */
export const addressTable: OwnTable = {
  name: ADDRESSES,
  columns: {
    submission_id: 'integer',
    address: 'text',
    /** The same for all addresses that lead to one mailbox. */
    mailbox: 'text',
  },
  indexes: ['submission_id', 'address', 'mailbox'].map(indexOn),
}

const MAX_LENGTH = 255
const BATCH = 500

const fitting = (key: string): string =>
  key.length <= MAX_LENGTH ? key : createHash('sha256').update(key).digest('hex')

export const storedAddress = (address: string): string => fitting(addressKey(address))

/** The email addresses in a submission, each once. */
export const addressesOf = (form: FormName, answers: Answers): string[] => [
  ...new Map(
    sentFields(forms[form])
      .filter(({ kind }) => kind === 'email')
      .flatMap(({ name }) => {
        const value = answers[name]
        return typeof value === 'string' && value.trim() !== '' ? [value] : []
      })
      .map((address) => [storedAddress(address), address.trim().toLowerCase()]),
  ).values(),
]

const rowsOf = (id: number, form: FormName, answers: Answers) =>
  addressesOf(form, answers).map((address) => ({
    submission_id: id,
    address: storedAddress(address),
    mailbox: fitting(mailboxKey(address)),
  }))

export async function addAddresses(
  connection: Connection,
  id: number,
  form: FormName,
  answers: Answers,
) {
  const rows = rowsOf(id, form, answers)
  if (rows.length > 0) await connection(ADDRESSES).insert(rows)
}

export const removeAddresses = (connection: Connection, ids: readonly number[]) =>
  connection(ADDRESSES)
    .whereIn('submission_id', [...ids])
    .delete()

const isFilled = (strapi: Core.Strapi) => storedValue<boolean>(strapi, 'submission-addresses-2')

/** Once, for the submissions that were stored before this table was, and again when the keys of mailboxes change. */
export async function fillAddresses(strapi: Core.Strapi) {
  if (await isFilled(strapi).read()) return
  await strapi.db.transaction(async () => {
    const connection = await connectionOf(strapi.db)
    await connection(ADDRESSES).delete()
    for (const form of formNames) await fillForm(strapi, connection, form)
  })
  await isFilled(strapi).write(true)
}

async function fillForm(strapi: Core.Strapi, connection: Connection, form: FormName) {
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
    const rows = answers.flatMap((row) => rowsOf(ids.get(row.reference) ?? 0, form, row))
    if (rows.length > 0) await connection.batchInsert(ADDRESSES, rows, BATCH)
  }
}
