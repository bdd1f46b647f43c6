import type { Readable } from 'node:stream'
import type { FormName } from '@app/contract'
import type { Core } from '@strapi/strapi'
import type { Actor } from '../../../platform/actor'
import { whileOpen } from '../../../access/accounts/while-open'
import { asText, csvOf } from '../../../platform/csv/csv'
import { wordingsOf } from '../../intake/wordings'
import { table } from '../../../platform/strapi/tables'

export type ConsentFilter = {
  forms: readonly FormName[]
  /** Null for all; a search for a person gives the references of what they sent. */
  references: readonly string[] | null
  from?: Date
  to?: Date
}

type Boxes = Record<string, unknown>

export type Consent = {
  id: number
  form: FormName
  reference: string
  version: string | null
  hash: string | null
  boxes: Boxes
  recordedAt: Date
}

const PAGE = 50
const BATCH = 500

const whereOf = ({ forms, references, from, to }: ConsentFilter, olderThan?: number) => ({
  form: { $in: [...forms] },
  ...(references && { reference: { $in: [...references] } }),
  ...((from || to) && { recordedAt: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
  ...(olderThan !== undefined && { id: { $lt: olderThan } }),
})

const readRows = (strapi: Core.Strapi, filter: ConsentFilter, limit: number, olderThan?: number) =>
  table<Consent>(strapi, 'api::intake.consent-proof').findMany({
    where: whereOf(filter, olderThan),
    orderBy: { id: 'desc' },
    limit,
  })

export const hasConsent = async (strapi: Core.Strapi, reference: string) =>
  (await table(strapi, 'api::intake.consent-proof').count({ where: { reference } })) > 0

/**
 * Adds the wording; null where it was never kept: it is older than the table of wordings, it was not what the site asked
 * at that time, or editors had worded it before such wordings were kept.
 */
async function withWordings(strapi: Core.Strapi, rows: Consent[]) {
  const known = await wordingsOf(
    strapi.db,
    rows.map(({ hash }) => hash),
  )
  return rows.map((row) => ({ ...row, wording: (row.hash && known.get(row.hash)) || null }))
}

/** What people agreed to, in which wording and when; newest first. */
export async function listConsents(strapi: Core.Strapi, filter: ConsentFilter, olderThan?: number) {
  const rows = await readRows(strapi, filter, PAGE + 1, olderThan)
  const shown = rows.slice(0, PAGE)
  return { rows: await withWordings(strapi, shown), hasOlder: rows.length > PAGE }
}

const fieldsAnswered = (boxes: Boxes, answer: boolean) =>
  Object.entries(boxes)
    .filter(([, value]) => (value === true) === answer)
    .map(([field]) => field)
    .join(' ')

async function* lines(strapi: Core.Strapi, filter: ConsentFilter): AsyncGenerator<string[]> {
  yield [
    'Recorded (UTC)',
    'Form',
    'Reference',
    'Version of wording',
    'Wording',
    'SHA-256 of wording',
    'Agreed',
    'Not agreed',
  ]
  let rows = await readRows(strapi, filter, BATCH)
  while (rows.length > 0) {
    const shown = await withWordings(strapi, rows)
    for (const { recordedAt, form, reference, version, hash, boxes, wording } of shown)
      yield [
        new Date(recordedAt).toISOString(),
        form,
        reference,
        asText(version ?? ''),
        asText((wording ?? []).map(({ text }) => text).join('\n')),
        hash ?? '',
        fieldsAnswered(boxes, true),
        fieldsAnswered(boxes, false),
      ]
    rows = rows.length < BATCH ? [] : await readRows(strapi, filter, BATCH, rows.at(-1)?.id)
  }
}

export const consentsCsv = (strapi: Core.Strapi, actor: Actor, filter: ConsentFilter): Readable =>
  csvOf(whileOpen(strapi, actor, lines(strapi, filter)))
