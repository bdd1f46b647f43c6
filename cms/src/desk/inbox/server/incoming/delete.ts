import { type Database, connectionOf } from '../../../../platform/database/connection'
import { ATTACHMENTS, INCOMING } from './tables'

/** Deletes received emails with their attachments, whatever submission they belong to. */
export async function deleteIncoming(db: Database, ids: readonly number[]) {
  const connection = await connectionOf(db)
  await connection(ATTACHMENTS)
    .whereIn('email_id', [...ids])
    .delete()
  await connection(INCOMING)
    .whereIn('id', [...ids])
    .delete()
}
