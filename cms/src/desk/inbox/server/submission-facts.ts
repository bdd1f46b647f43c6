import { staffViewOf } from '@beam/contract'
import type { FactsOf } from '../../../access/webhooks/server/facts'
import { tellOthers } from '../../../access/webhooks/server/queue'
import type { OnStored } from '../../intake/arrival'
import { answersRow, readSubmission } from './record'
import { nameOfSubmission } from './changes'

/** What others are told of a submission; nothing of its sender unless they are told that it was sent. */
export const submissionFacts: FactsOf = async (strapi, { subjectId, answers: fields }) => {
  const submission = await readSubmission(strapi, subjectId)
  if (!submission) return null
  const { form, reference, state, receivedAt, answers } = submission
  const row = (fields && fields.length > 0 && (await answersRow(strapi, submission))) || {}
  const told = answers.flatMap(({ field, value, isMasked }) =>
    isMasked ? (fields?.includes(field) ? [[field, row[field]]] : []) : [[field, value]],
  )
  return {
    name: nameOfSubmission(form, reference),
    path: `/inbox/${reference}`,
    data: {
      reference,
      form,
      title: staffViewOf(form).title,
      state,
      receivedAt,
      ...(fields && { answers: Object.fromEntries(told) }),
    },
  }
}

/** Not of spam; what staff take out of it is told then. */
export const tellOfArrival: OnStored = async ({ db }, { reference, isNew, isSpam }) => {
  if (!isNew || isSpam) return
  const subject = { subject: 'submission', subjectId: reference, actorName: null }
  await tellOthers(db, [{ event: 'submission.created', ...subject }])
}
