import { type Actor, audit } from '../audit/record'
import { type Database, connectionOf } from '../database/connection'
import type { Standing } from './changes'
import { NOTES } from './tables'

export type Note = { id: number; authorName: string; writtenAt: Date; text: string }

export const notesOf = async (db: Database, submissionId: number): Promise<Note[]> => {
  const connection = await connectionOf(db)
  const rows: Note[] = await connection(NOTES)
    .select({ id: 'id', authorName: 'author_name', writtenAt: 'written_at', text: 'text' })
    .where({ submission_id: submissionId })
    .orderBy('id')
  return rows.map((note) => ({ ...note, writtenAt: new Date(note.writtenAt) }))
}

/** Notes are added and never changed, so two people who write at once both keep theirs. */
export const addNote = (db: Database, actor: Actor, submission: Standing, text: string) =>
  db.transaction(async () => {
    const connection = await connectionOf(db)
    await connection(NOTES).insert({
      submission_id: submission.id,
      author_id: actor?.id ?? null,
      author_name: actor?.name ?? 'System',
      written_at: new Date(),
      text,
    })
    await audit(db, {
      actor,
      action: 'submission.note',
      subject: 'submission',
      subjectId: submission.reference,
    })
  })
