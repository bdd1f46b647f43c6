import { audit } from '../../../access/audit/server/record'
import type { Actor } from '../../../access/accounts/actor'
import { type Database, connectionOf } from '../../../platform/database/connection'
import type { ReviewStatus } from '../shared/calls'
import { NOTES } from './tables'

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

/** Adds to the thread, in which notes and replies stand in the order of writing. */
export async function addToThread(
  db: Database,
  actor: Actor,
  { id }: { id: number },
  { text, mailId }: NewNote,
) {
  const connection = await connectionOf(db)
  await connection(NOTES).insert({
    submission_id: id,
    author_id: actor?.id ?? null,
    author_name: actor?.name ?? 'System',
    written_at: new Date(),
    text,
    mail_id: mailId ?? null,
  })
}

/** Notes are only ever added, so two people who write at the same time don't overwrite each other. */
export const addNote = (db: Database, actor: Actor, submission: ReviewStatus, text: string) =>
  db.transaction(async () => {
    await addToThread(db, actor, submission, { text })
    await audit(db, {
      actor,
      action: 'submission.note',
      subject: 'submission',
      subjectId: submission.reference,
    })
  })
