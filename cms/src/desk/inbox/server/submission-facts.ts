import { type FormName, staffViewOf } from '@app/contract'
import type { FactsOf } from '../../../access/events/facts'
import { created, tellOthers } from '../../../access/events/tell-others'
import { connectionOf } from '../../../platform/database/connection'
import type { OnStored } from '../../intake/arrival'
import { nameOfSubmission, reviewStatusOf } from './changes'
import { answersOf, answersRow } from './read-submission'
import { SUBMISSIONS } from './tables'

/** No webhook tells of these: a subscriber has not confirmed the address yet, and a cookie choice is only a proof. */
const UNTOLD: readonly FormName[] = ['newsletter', 'log-consent']

/** What a webhook tells of a submission; the answers only in the event `submission.created`. */
export const submissionFacts: FactsOf = async (strapi, { subjectId, answers: fields }) => {
  const { db } = strapi
  const [status] = await reviewStatusOf(db, [subjectId])
  if (!status) return null
  const { form, reference, state } = status
  const connection = await connectionOf(db)
  const [stored] = await connection(SUBMISSIONS)
    .select({ receivedAt: 'received_at' })
    .where({ reference })
  const data = {
    reference,
    form,
    title: staffViewOf(form).title,
    state,
    receivedAt: new Date(stored?.receivedAt),
  }
  const facts = { name: nameOfSubmission(form, reference), path: `/inbox/${reference}`, data }
  if (!fields) return facts
  const row = await answersRow(strapi, status)
  if (!row) return null
  const entries = answersOf(form, row).flatMap(({ field, value, isMasked }) =>
    isMasked ? (fields.includes(field) ? [[field, row[field]]] : []) : [[field, value]],
  )
  return { ...facts, data: { ...data, answers: Object.fromEntries(entries) } }
}

/** Queues the webhooks about a new submission. For spam they are queued only when staff say that it is none. */
export const tellOfArrival: OnStored = async ({ db }, { form, reference, isNew, isSpam }) => {
  if (isNew && !isSpam && !UNTOLD.includes(form)) await tellOthers(db, [created(reference)])
}
