import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { mentionedIn, tell } from '../../../access/events/tell-staff'
import type { Actor } from '../../../platform/actor'
import { type Database, connectionOf } from '../../../platform/database/connection'
import type { ReviewStatus } from '../shared/calls'
import { nameOfSubmission } from './changes'
import { noSuchSubmission } from './require-submission'
import { NOTES, SUBMISSIONS } from './tables'

export type Note = {
  id: number
  authorName: string
  /** The account's address now, since anyone may change their name. */
  authorEmail: string | null
  writtenAt: Date
  text: string
  /** Set if the text was sent to the visitor. */
  mailId: number | null
}

export const notesOf = async (db: Database, submissionId: number): Promise<Note[]> => {
  const connection = await connectionOf(db)
  const rows: Note[] = await connection(NOTES)
    .leftJoin('admin_users as account', 'account.id', `${NOTES}.author_id`)
    .select({
      id: `${NOTES}.id`,
      authorName: 'author_name',
      authorEmail: 'account.email',
      writtenAt: 'written_at',
      text: 'text',
      mailId: 'mail_id',
    })
    .where({ submission_id: submissionId })
    .orderBy(`${NOTES}.id`)
  return rows.map((note) => ({ ...note, writtenAt: new Date(note.writtenAt) }))
}

type NewNote = { text: string; mailId?: number | undefined }

/** Adds a note, or a reply that was sent, to the thread of a submission, in the caller’s transaction. */
export async function addToThread(
  db: Database,
  actor: Actor,
  { id }: { id: number },
  { text, mailId }: NewNote,
) {
  const connection = await connectionOf(db)
  // Locks the submission: if it were erased meanwhile, the text would be left behind.
  const [locked] = await connection(SUBMISSIONS).select('id').where({ id }).forUpdate()
  if (!locked) throw noSuchSubmission()
  await connection(NOTES).insert({
    submission_id: id,
    author_id: actor.id,
    author_name: actor.name,
    written_at: new Date(),
    text,
    mail_id: mailId ?? null,
  })
}

type Written = { text: string; colleagues: readonly Actor[] }

/**
 * Adds a note. Notes are only ever added, so people who write at the same time don't overwrite each other. Colleagues
 * whose names it has behind an @ are told.
 */
export const addNote = (
  strapi: Core.Strapi,
  actor: Actor,
  submission: ReviewStatus,
  { text, colleagues }: Written,
) =>
  strapi.db.transaction(async () => {
    const { form, reference } = submission
    await addToThread(strapi.db, actor, submission, { text })
    await audit(strapi.db, {
      actor,
      action: 'submission.note',
      subject: 'submission',
      subjectId: reference,
    })
    await tell(strapi, mentionedIn(text, colleagues), {
      kind: 'mentioned',
      by: actor,
      text: `${actor.name} mentioned you in a note on ${nameOfSubmission(form, reference)}.`,
      path: `/inbox/${reference}`,
    })
  })
