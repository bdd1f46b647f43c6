import { type Database, connectionOf } from '../../../platform/database/connection'
import type { Actor } from '../../../platform/actor'
import { tellOthers } from '../../events/tell-others'
import type { AuditAction } from '../shared/actions'
import { happeningsIn } from './happenings'
import { AUDIT } from './table'

export type AuditEntry = {
  /** Null for the system's own jobs. */
  actor: Actor | null
  action: AuditAction
  subject: string
  subjectId: string
  /** Nothing of visitors: field names, states and counts, and names and addresses of staff. */
  detail?: Record<string, string | number | boolean | null>
}

/**
 * Writes to the audit log what was done, and tells others of it as far as it concerns them. All of it in the
 * transaction of the change, so that none exists without the others.
 */
export async function audit(db: Database, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const at = new Date()
  const connection = await connectionOf(db)
  // As it is now: the account may be deleted later.
  const emailOf = (id: number) =>
    connection.raw('(select email from admin_users where id = ?)', [id])
  const rows = entries.map(({ actor, action, subject, subjectId, detail }) => ({
    at,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? 'System',
    actor_email: actor && emailOf(actor.id),
    action,
    subject,
    subject_id: subjectId,
    detail: JSON.stringify(detail ?? {}),
  }))
  await connection(AUDIT).insert(rows)
  await tellOthers(db, happeningsIn(entries))
}
