import type { Actor } from '../../../platform/actor'
import { audit } from '../../../access/audit/server/audit'
import { connectionOf, type Database } from '../../../platform/database/connection'
import type { ReviewStatus, SpamDeleted } from '../shared/calls'
import { reviewStatusOf, type Seen } from './changes'
import { deleteSubmissions } from './delete-submissions'
import { SUBMISSIONS } from './tables'

/**
 * Deletes what staff marked as spam, each in the version that they saw; the others are named as stale with
 * their current status. Only the references stay, in the audit log.
 */
export const deleteSpam = async (db: Database, actor: Actor, seen: readonly Seen[]) =>
  db.transaction<() => Promise<SpamDeleted>>(async () => {
    const versions = new Map(seen.map(({ reference, version }) => [reference, version]))
    // Locks the rows until they are deleted, so that nobody takes the verdict back in between.
    const connection = await connectionOf(db)
    await connection(SUBMISSIONS)
      .select('id')
      .whereIn('reference', [...versions.keys()])
      .forUpdate()
    const deleted: ReviewStatus[] = []
    const stale: ReviewStatus[] = []
    for (const status of await reviewStatusOf(db, [...versions.keys()]))
      (isSpamSeen(status, versions) ? deleted : stale).push(status)
    await deleteSubmissions(db, deleted)
    for (const { reference } of deleted)
      await audit(db, { actor, action: 'spam.delete', subject: 'submission', subjectId: reference })
    return { deleted: deleted.map(({ reference }) => reference), stale }
  })

const isSpamSeen = ({ reference, state, version }: ReviewStatus, seen: Map<string, number>) =>
  state === 'spam' && seen.get(reference) === version
