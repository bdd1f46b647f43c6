import { createHash } from 'node:crypto'
import { addressKey, forms, type FormName, mailboxKey, sentFields } from '@app/contract'
import type { Connection } from '../../../platform/database/connection'
import type { OwnTable } from '../../../platform/strapi/own-table'

type Answers = Readonly<Record<string, unknown>>

export const ADDRESSES = 'app_submission_addresses'

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

/** A key, or its hash if it is too long for its column. */
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

const addressRowsOf = (id: number, form: FormName, answers: Answers) =>
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
  const rows = addressRowsOf(id, form, answers)
  if (rows.length > 0) await connection(ADDRESSES).insert(rows)
}

export const removeAddresses = (connection: Connection, ids: readonly number[]) =>
  connection(ADDRESSES)
    .whereIn('submission_id', [...ids])
    .delete()
