import {
  forms,
  type FormName,
  type LanguageCode,
  languageCodes,
  sentFields,
  staffViewOf,
  visibleText,
} from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { table } from '../../../platform/strapi/tables'
import type { SpamVerdict } from '../../intake/shared/spam-reasons'
import type { ReviewStatus } from '../shared/calls'
import { reviewStatusOf } from './changes'
import { answerText, staffLabelOf } from '../shared/field-label'
import { type Incoming, incomingOf } from './incoming/list'
import { type Note, notesOf } from './notes'
import { parseSpamReasons } from './parse-spam-reasons'
import { SUBMISSIONS } from './tables'

type Row = Record<string, unknown>

export type Answer = {
  field: string
  label: string
  /** What the visitor sent, chosen answers as the form words them; null where it is masked. */
  value: string | boolean | null
  isMasked: boolean
  /** Set for a value that the panel shows as a link. */
  kind: 'email' | 'tel' | null
}

export type ConsentRecord = {
  version: string | null
  hash: string | null
  recordedAt: Date
  boxes: Record<string, unknown>
}

export type Submission = ReviewStatus & {
  name: string | null
  email: string | null
  company: string | null
  receivedAt: Date
  /** The language that the visitor read; null for the site's own. */
  language: LanguageCode | null
  secondsTaken: number | null
  spam: SpamVerdict
  answers: Answer[]
  consent: ConsentRecord | null
  notes: Note[]
  /** The emails received about it. */
  incoming: Incoming[]
}

const uidOf = (form: FormName) => `api::intake.${form}` as const

export const answersRow = async (
  strapi: Core.Strapi,
  { form, reference }: { form: FormName; reference: string },
): Promise<Row | null> => strapi.db.query(uidOf(form)).findOne({ where: { reference } })

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** The visitor's answers in the form's order, with the labels that staff see; sensitive ones are masked. */
export function answersOf(form: FormName, row: Row): Answer[] {
  const { masked = [] } = staffViewOf(form)
  return sentFields(forms[form]).map((field) => {
    const value = row[field.name]
    const isMasked = masked.includes(field.name) && !isBlank(value)
    return {
      field: field.name,
      label: staffLabelOf(form, field.name),
      value: isMasked
        ? null
        : typeof value === 'boolean'
          ? value
          : visibleText(String(value ?? '')),
      isMasked,
      kind: field.kind === 'email' || field.kind === 'tel' ? field.kind : null,
    }
  })
}

async function consentOf(strapi: Core.Strapi, reference: string): Promise<ConsentRecord | null> {
  const [proof] = await table<ConsentRecord>(strapi, 'api::intake.consent-proof').findMany({
    where: { reference },
    orderBy: { id: 'desc' },
    limit: 1,
  })
  if (!proof) return null
  const { version, hash, recordedAt, boxes } = proof
  return { version, hash, recordedAt, boxes }
}

/** One submission with everything that its page in the panel shows, or null. */
export async function readSubmission(
  strapi: Core.Strapi,
  reference: string,
): Promise<Submission | null> {
  const [status] = await reviewStatusOf(strapi.db, [reference])
  const row = status && (await answersRow(strapi, status))
  if (!status || !row) return null
  const connection = await connectionOf(strapi.db)
  const [stored] = await connection(SUBMISSIONS)
    .select({
      name: 'name',
      email: 'email',
      company: 'company',
      receivedAt: 'received_at',
      language: 'language',
      score: 'spam_score',
      reasons: 'spam_reasons',
    })
    .where({ id: status.id })
  return {
    ...status,
    name: stored.name && visibleText(stored.name),
    email: stored.email && visibleText(stored.email),
    company: stored.company && visibleText(stored.company),
    receivedAt: new Date(stored.receivedAt),
    language: languageCodes.find((code) => code === stored.language) ?? null,
    secondsTaken: typeof row['secondsTaken'] === 'number' ? row['secondsTaken'] : null,
    spam: { score: stored.score ?? 0, reasons: parseSpamReasons(stored.reasons) },
    answers: answersOf(status.form, row).map(({ value, ...answer }) => ({
      ...answer,
      value: typeof value === 'string' ? answerText(status.form, answer.field, value) : value,
    })),
    consent: await consentOf(strapi, reference),
    notes: await notesOf(strapi.db, status.id),
    incoming: await incomingOf(strapi.db, status.id),
  }
}
