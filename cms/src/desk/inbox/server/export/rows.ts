import { type FormName, staffViewOf, visibleText } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../../access/audit/server/audit'
import type { Actor } from '../../../../platform/actor'
import { type Database, connectionOf } from '../../../../platform/database/connection'
import { table } from '../../../../platform/strapi/tables'
import { answerText } from '../../shared/field-label'
import { idsOlderThan, type InboxFilter } from '../list'
import { SUBMISSIONS } from '../tables'
import { columnsOf, type Column } from './columns'

export type ExportRow = {
  /** One value for each of the leading headings. */
  leading: (string | Date)[]
  answers: Map<string, string>
}

/** What is exported: everything that a filter matches, or what was selected in the list. */
export type Source = { filter: InboxFilter } | { references: readonly string[] }

export type Export = {
  source: Source
  isRevealed: boolean
  actor: Actor
  nameOf: (staffId: number) => string
}

type ListRow = {
  reference: string
  received_at: Date | number
  state: string
  assignee_id: number | null
}
type Answers = Record<string, unknown> & { reference: string }

const BATCH = 500
const MASK = '••••••'

async function* batchesOf(db: Database, form: FormName, source: Source): AsyncGenerator<number[]> {
  if ('references' in source) {
    const connection = await connectionOf(db)
    const rows: { id: number }[] = await connection(SUBMISSIONS)
      .select('id')
      .where({ form })
      .whereIn('reference', [...source.references])
    if (rows.length > 0) yield rows.map(({ id }) => id)
    return
  }
  const filter = { ...source.filter, forms: [form] }
  let ids = await idsOlderThan(db, filter, undefined, BATCH)
  while (ids.length > 0) {
    yield ids
    ids = ids.length < BATCH ? [] : await idsOlderThan(db, filter, ids.at(-1), BATCH)
  }
}

async function listRowsOf(db: Database, ids: number[]): Promise<ListRow[]> {
  const connection = await connectionOf(db)
  return connection(SUBMISSIONS)
    .select('reference', 'received_at', 'state', 'assignee_id')
    .whereIn('id', ids)
    .orderBy('id', 'desc')
}

const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : visibleText(String(value ?? ''))

function answersIn(
  form: FormName,
  columns: Column[],
  row: Answers,
  isRevealed: boolean,
): Map<string, string> {
  return new Map(
    columns.map(({ heading, field, isMasked }) => {
      const text = answerText(form, field, textOf(row[field]))
      return [heading, isMasked && !isRevealed && text !== '' ? MASK : text]
    }),
  )
}

/** Writes into the audit log, before they are sent, which masked answers of which submission are revealed. */
async function recordReveals(db: Database, actor: Actor, columns: Column[], rows: Answers[]) {
  const masked = columns.filter(({ isMasked }) => isMasked)
  const entries = rows.flatMap((row) => {
    const revealed = masked.filter(({ field }) => textOf(row[field]) !== '')
    if (revealed.length === 0) return []
    const detail = { field: revealed.map(({ field }) => field).join(', '), by: 'export' }
    const subject = { subject: 'submission', subjectId: row.reference }
    return [{ actor, action: 'submission.reveal' as const, ...subject, detail }]
  })
  await audit(db, ...entries)
}

/**
 * A form's submissions, newest first. Each batch is read when the previous one has been sent, so that
 * a download of any size holds little memory, and no connection while the client is slow.
 */
export async function* rowsOf(
  strapi: Core.Strapi,
  form: FormName,
  { source, isRevealed, actor, nameOf }: Export,
): AsyncGenerator<ExportRow> {
  const columns = columnsOf(form)
  const { title } = staffViewOf(form)
  for await (const ids of batchesOf(strapi.db, form, source)) {
    const listRows = await listRowsOf(strapi.db, ids)
    const stored = await table<Answers>(strapi, `api::intake.${form}`).findMany({
      where: { reference: { $in: listRows.map(({ reference }) => reference) } },
    })
    if (isRevealed) await recordReveals(strapi.db, actor, columns, stored)
    const byReference = new Map(stored.map((row) => [row.reference, row]))
    for (const { reference, received_at: at, state, assignee_id: assignee } of listRows) {
      const row = byReference.get(reference)
      // Deleted while the export was running.
      if (!row) continue
      const owner = assignee === null ? '' : nameOf(assignee)
      yield {
        leading: [reference, title, new Date(at), state, owner],
        answers: answersIn(form, columns, row, isRevealed),
      }
    }
  }
}
