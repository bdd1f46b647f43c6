import { forms, type FormName, formNames, sentFields } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { type Connection, type Database, connectionOf } from '../../../platform/database/connection'
import { htmlOfText } from '../../../platform/outbox/html'
import { storedAddress } from '../../inbox/server/addresses'
import { INCOMING } from '../../inbox/server/incoming/tables'
import { SUBMISSIONS } from '../../inbox/server/tables'
import { MAILS } from '../../../platform/outbox/table'
import { type StaffTexts, staffTextsIn } from '../../../platform/strapi/own-table'
import { likePatternsOf, patternOf } from './address-in-text'

const ERASED = '[erased address]'

export type Mention = {
  table: string
  id: number
  texts: Record<string, string>
  writtenAt: Date | null
  /** Whether the row says nothing without the address, and is deleted with it. */
  isNothingWithout: boolean
}

/** The texts as a person reads them: a view's filter is the query of an address in the browser. */
export const textOf = ({ texts: { query, ...texts } }: Mention): string =>
  [...Object.values(texts), ...new URLSearchParams(query).values()].join(' ')

type Query = ReturnType<Connection>

const like = (query: Query, columns: readonly string[], patterns: readonly string[]) =>
  query.where((either) => {
    for (const column of columns)
      for (const pattern of patterns) void either.orWhereRaw('lower(??) like ?', [column, pattern])
  })

async function textsLike(
  db: Database,
  { table, columns, writtenAt, of = {}, isNothingWithout = false }: StaffTexts & { table: string },
  patterns: readonly string[],
) {
  const connection = await connectionOf(db)
  const query = connection(table)
    .select('id', ...columns, ...(writtenAt ? [writtenAt] : []))
    .where(of)
  const rows: Record<string, unknown>[] = await like(query, columns, patterns)
  return rows.map((row): Mention => {
    const date = row[writtenAt ?? '']
    return {
      table,
      id: Number(row['id']),
      texts: Object.fromEntries(columns.map((column) => [column, String(row[column] ?? '')])),
      writtenAt: date === undefined ? null : new Date(date as Date | number),
      isNothingWithout,
    }
  })
}

async function everywhere(db: Database, patterns: readonly string[]): Promise<Mention[]> {
  const found = []
  for (const staffTexts of staffTextsIn(db))
    found.push(...(await textsLike(db, staffTexts, patterns)))
  return found
}

/** What staff wrote that contains this address, and not only one that ends like it. */
export async function mentionsOf(db: Database, address: string): Promise<Mention[]> {
  const found = await everywhere(db, likePatternsOf(address))
  return found.filter((mention) => patternOf(address).test(textOf(mention)))
}

/** What staff wrote that contains any address. */
export const allMentions = (db: Database) => everywhere(db, ['%@%', '%40%'])

/** Takes addresses out of what staff wrote. */
export async function eraseMentions(
  db: Database,
  mentions: readonly Mention[],
  addressesToErase: (mention: Mention) => readonly string[],
) {
  const connection = await connectionOf(db)
  for (const mention of mentions) {
    const { table, id, texts, isNothingWithout } = mention
    const patterns = addressesToErase(mention).map(patternOf)
    if (patterns.length === 0) continue
    const row = () => connection(table).where({ id })
    const cleaned = (text: string) =>
      patterns.reduce((rest, pattern) => rest.replace(pattern, ERASED), text)
    const cleanedTexts = Object.fromEntries(
      Object.entries(texts).map(([column, text]) => [column, cleaned(text)]),
    )
    const { subject = '', text = '' } = cleanedTexts
    if (isNothingWithout) await row().delete()
    else
      await row().update(
        table === MAILS ? { ...cleanedTexts, html: htmlOfText(subject, text) } : cleanedTexts,
      )
  }
}

/** A submission of somebody else whose free text contains the address. */
export type NamedIn = { form: FormName; reference: string; fields: string[] }

const MAX_NAMED_IN = 50
const BATCH = 500

/** Where others name an address. Reads the texts, which the search index does not have: slow, and seldom asked. */
export async function submissionsNaming(
  { db }: Core.Strapi,
  address: string,
  own: readonly string[],
): Promise<NamedIn[]> {
  const found: NamedIn[] = []
  for (const form of formNames) found.push(...(await namingIn(db, form, address, new Set(own))))
  found.push(...(await emailsNaming(db, address, own)))
  return found.slice(0, MAX_NAMED_IN)
}

/** Emails from other senders that name the address, in the threads of others. */
async function emailsNaming(db: Database, address: string, own: readonly string[]) {
  const connection = await connectionOf(db)
  const query = connection(`${INCOMING} as email`)
    .join(`${SUBMISSIONS} as s`, 's.id', 'email.submission_id')
    .select({ form: 's.form', reference: 's.reference', text: 'email.text' })
    .whereNot('email.sender_key', storedAddress(address))
    .whereNotIn('s.reference', [...own])
    .orderBy('email.id', 'desc')
    .limit(BATCH)
  const rows: { form: FormName; reference: string; text: string }[] = await like(
    query,
    ['email.text'],
    likePatternsOf(address),
  )
  const naming = rows.filter(({ text }) => patternOf(address).test(text))
  return [...new Map(naming.map(({ form, reference }) => [reference, form]))].map(
    ([reference, form]) => ({ form, reference, fields: ['Received email'] }),
  )
}

const columnOf = (attribute: object | undefined, name: string): string =>
  attribute && 'columnName' in attribute ? String(attribute.columnName) : name

async function namingIn(db: Database, form: FormName, address: string, own: ReadonlySet<string>) {
  const { tableName, attributes } = db.metadata.get(`api::intake.${form}`)
  const fields = sentFields(forms[form])
    // Not the fields for an email address: `findPerson` finds a submission by these exactly.
    .filter(({ kind }) => kind !== 'email' && kind !== 'checkbox' && kind !== 'file')
    .map(({ name }) => ({ name, column: columnOf(attributes[name], name) }))
  const found: NamedIn[] = []
  if (fields.length === 0) return found
  const columns = fields.map(({ column }) => column)
  const connection = await connectionOf(db)
  for (let before: number | undefined; found.length < MAX_NAMED_IN;) {
    const query = connection(tableName)
      .select('id', 'reference', ...columns)
      .orderBy('id', 'desc')
      .limit(BATCH)
    if (before !== undefined) void query.where('id', '<', before)
    const rows: Record<string, unknown>[] = await like(query, columns, likePatternsOf(address))
    for (const row of rows) {
      const naming = fields
        .filter(({ column }) => patternOf(address).test(String(row[column] ?? '')))
        .map(({ name }) => name)
      const reference = String(row['reference'])
      if (naming.length > 0 && !own.has(reference)) found.push({ form, reference, fields: naming })
    }
    if (rows.length < BATCH) break
    before = Number(rows.at(-1)?.['id'])
  }
  return found
}
