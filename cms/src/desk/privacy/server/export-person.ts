import { type FormName, forms, labelOf, sentFields, staffViewOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { exportIncoming } from '../../inbox/server/incoming/export'
import { historyOf } from '../../inbox/server/history'
import { answersRow, readSubmission } from '../../inbox/server/read-submission'
import { MAILS } from '../../../platform/outbox/table'
import { withoutUnsubscribeLink } from '../../opt-outs/server/opt-outs'
import type { Person } from './person'

/** The answers as sent, unmasked: the person may have everything that is held on them. */
function answersOf(form: FormName, row: Record<string, unknown>) {
  const { labels = {} } = staffViewOf(form)
  return sentFields(forms[form]).map((field) => ({
    field: field.name,
    label: labels[field.name] ?? labelOf(field),
    value: row[field.name] ?? null,
  }))
}

/** Everything that is held on a person, to be given to them. */
export async function exportPerson(strapi: Core.Strapi, person: Person) {
  const { db } = strapi
  const connection = await connectionOf(db)
  const submissions = []
  for (const { form, reference } of person.submissions) {
    const row = await answersRow(strapi, { form, reference })
    const submission = row && (await readSubmission(strapi, reference))
    if (!row || !submission) continue
    const { receivedAt, state, secondsTaken, spam, consent, notes } = submission
    const history = await historyOf(db, reference)
    const answers = answersOf(form, row)
    submissions.push({
      form,
      reference,
      receivedAt,
      state,
      answers,
      consent,
      secondsTaken,
      spam,
      notes: notes.map(({ writtenAt, authorName, text }) => ({ writtenAt, authorName, text })),
      history: history.map(({ at, action, actorName }) => ({ at, action, actorName })),
    })
  }
  const ids = person.mails.map(({ id }) => id)
  const mails = await connection(MAILS)
    .select('kind', 'reference', 'recipient', 'subject', 'text', 'state', 'queued_at', 'sent_at')
    .whereIn('id', ids)
    .orderBy('id')
  return {
    address: person.address,
    exportedAt: new Date(),
    newsletter: person.newsletter,
    submissions,
    received: await exportIncoming(
      db,
      person.received.map(({ id }) => id),
    ),
    mails: mails.map(({ queued_at: queuedAt, sent_at: sentAt, ...mail }) => ({
      ...mail,
      text: mail.text && withoutUnsubscribeLink(mail.text),
      queuedAt: new Date(queuedAt),
      sentAt: sentAt && new Date(sentAt),
    })),
  }
}
