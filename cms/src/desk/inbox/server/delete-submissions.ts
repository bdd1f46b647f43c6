import type { FormName } from '@app/contract'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { forgetPosts } from '../../intake/forget-posts'
import { personsOf } from '../../intake/claim-key'
import { removeAddresses } from './addresses'
import { ATTACHMENTS, INCOMING } from './incoming/tables'
import { searchIndexOf } from './search-index'
import { NOTES, SUBMISSIONS } from './tables'
import { MAILS } from '../../../platform/outbox/table'

export type Deletable = { id: number; form: FormName; reference: string }

const tableOf = (db: Database, type: string): string =>
  db.metadata.get(`api::intake.${type}`).tableName

/**
 * Deletes submissions with everything that names them: answers, notes, emails in both directions, consent proofs and
 * idempotency keys. Runs in the caller's transaction. The audit log keeps their references.
 */
export async function deleteSubmissions(db: Database, found: readonly Deletable[]): Promise<void> {
  if (found.length === 0) return
  const connection = await connectionOf(db)
  const ids = found.map(({ id }) => id)
  const references = found.map(({ reference }) => reference)
  // First: whoever adds to a thread locks this row until that is stored, so nothing is added afterwards.
  await connection(SUBMISSIONS).whereIn('id', ids).delete()
  for (const table of [NOTES, INCOMING, ATTACHMENTS])
    await connection(table).whereIn('submission_id', ids).delete()
  await forgetPosts(db, { references, persons: await personsOf(db, found) })
  const byReference = [
    MAILS,
    tableOf(db, 'consent-proof'),
    ...new Set(found.map(({ form }) => tableOf(db, form))),
  ]
  for (const table of byReference) await connection(table).whereIn('reference', references).delete()
  await searchIndexOf(db).remove(connection, ids)
  await removeAddresses(connection, ids)
}
