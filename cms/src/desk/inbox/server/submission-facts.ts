import { type FormName, staffViewOf } from '@app/contract'
import type { FactsOf } from '../../../access/events/facts'
import { created, tellOthers } from '../../../access/events/tell-others'
import { connectionOf } from '../../../platform/database/connection'
import type { OnStored } from '../../intake/arrival'
import { nameOfSubmission, reviewStatusOf } from './changes'
import { answersOf, answersRow } from './read-submission'
import { SUBMISSIONS } from './tables'

/** Nobody has confirmed the address of a subscriber yet, and a cookie choice is a proof, not a message. */
const UNTOLD: readonly FormName[] = ['newsletter', 'log-consent']

/** What others are told of a submission; nothing of its sender unless they are told that it was sent. */
export const submissionFacts: FactsOf = async (strapi, { subjectId, answers: fields }) => {
  const { db } = strapi
  const [standing] = await reviewStatusOf(db, [subjectId])
  if (!standing) return null
  const { form, reference, state } = standing
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
  const row = await answersRow(strapi, standing)
  if (!row) return null
  const told = answersOf(form, row).flatMap(({ field, value, isMasked }) =>
    isMasked ? (fields.includes(field) ? [[field, row[field]]] : []) : [[field, value]],
  )
  return { ...facts, data: { ...data, answers: Object.fromEntries(told) } }
}

/** Not of spam; what staff take out of it is told then. */
export const tellOfArrival: OnStored = async ({ db }, { form, reference, isNew, isSpam }) => {
  if (isNew && !isSpam && !UNTOLD.includes(form)) await tellOthers(db, [created(reference)])
}
