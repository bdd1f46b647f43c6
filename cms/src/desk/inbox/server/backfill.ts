import { type FormName, formNames } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { answersRow } from './record'
import { isReviewState } from '../shared/review-states'
import { addToInbox } from './submission-row'
import { NOTES, SUBMISSIONS } from './tables'

/** Where versions before the inbox kept a submission's state and notes. */
type Legacy = { review_state?: unknown; notes?: unknown; created_at: Date | number }

type Missing = { form: FormName; reference: string }

const BATCH = 500

const tableNameOf = (strapi: Core.Strapi, form: FormName) =>
  strapi.db.metadata.get(`api::intake.${form}`).tableName

async function countsByForm(strapi: Core.Strapi): Promise<Map<FormName, number>> {
  const rows: { form: FormName; count: number | string }[] = await strapi.db
    .connection(SUBMISSIONS)
    .select('form')
    .count({ count: '*' })
    .groupBy('form')
  return new Map(rows.map(({ form, count }) => [form, Number(count)]))
}

/** Counts before searching row by row, which is slow: at most starts nothing is missing. */
async function incompleteForms(strapi: Core.Strapi): Promise<FormName[]> {
  const inInbox = await countsByForm(strapi)
  const incomplete: FormName[] = []
  for (const form of formNames) {
    const stored = await strapi.db.query(`api::intake.${form}`).count()
    if (stored > (inInbox.get(form) ?? 0)) incomplete.push(form)
  }
  return incomplete
}

/** Submissions of any form that are stored but not in the inbox, in order of arrival. */
async function missingFrom(strapi: Core.Strapi, incomplete: FormName[]): Promise<Missing[]> {
  const { connection } = strapi.db
  const perForm = incomplete.map((form) =>
    connection
      .select({
        form: connection.raw('cast(? as varchar(255))', [form]),
        reference: 't.reference',
        at: 't.created_at',
      })
      .from(`${tableNameOf(strapi, form)} as t`)
      .leftJoin(`${SUBMISSIONS} as s`, 's.reference', 't.reference')
      .whereNull('s.id')
      .whereNotNull('t.reference'),
  )
  return connection
    .select('form', 'reference')
    .from(connection.unionAll(perForm).as('missing'))
    .orderBy('at')
    .limit(BATCH)
}

/**
 * Adds submissions that an earlier version stored to the inbox, with the state and notes that staff gave
 * them. Runs at every start, since an older version may have run in between.
 */
export async function fillInbox(strapi: Core.Strapi): Promise<void> {
  const incomplete = await incompleteForms(strapi)
  if (incomplete.length === 0) return
  for (;;) {
    const missing = await missingFrom(strapi, incomplete)
    if (missing.length === 0) return
    await strapi.db.transaction(async () => {
      for (const one of missing) await addMissing(strapi, one)
    })
  }
}

async function addMissing(strapi: Core.Strapi, { form, reference }: Missing) {
  const answers = await answersRow(strapi, { form, reference })
  const connection = await connectionOf(strapi.db)
  const [legacy]: Legacy[] = await connection(tableNameOf(strapi, form)).where({ reference })
  if (!answers || !legacy) return
  const { review_state: state, notes, created_at: createdAt } = legacy
  await addToInbox(strapi.db, [
    {
      form,
      reference,
      answers,
      receivedAt: new Date(createdAt),
      state: isReviewState(state) ? state : 'new',
      spam: { score: 0, reasons: [] },
    },
  ])
  if (typeof notes === 'string' && notes.trim() !== '') await copyNotes(strapi, reference, notes)
}

async function copyNotes(strapi: Core.Strapi, reference: string, text: string) {
  const connection = await connectionOf(strapi.db)
  const [submission] = await connection(SUBMISSIONS).select('id').where({ reference })
  if (!submission) return
  await connection(NOTES).insert({
    submission_id: submission.id,
    author_id: null,
    author_name: 'Earlier notes',
    written_at: new Date(),
    text,
  })
}
