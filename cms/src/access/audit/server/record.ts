import { type Database, connectionOf } from '../../../platform/database/connection'
import type { Actor } from '../../accounts/actor'
import type { AuditAction } from '../shared/actions'
import { AUDIT } from './table'

export type AuditEntry = {
  /** Null for the system's own jobs. */
  actor: Actor | null
  action: AuditAction
  subject: string
  subjectId: string
  /** No personal data: field names, states and counts only. */
  detail?: Record<string, string | number | boolean | null>
}

/** Written in the transaction of the change that it records, so that neither exists without the other. */
export async function audit(db: Database, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const at = new Date()
  const rows = entries.map(({ actor, action, subject, subjectId, detail }) => ({
    at,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? 'System',
    action,
    subject,
    subject_id: subjectId,
    detail: JSON.stringify(detail ?? {}),
  }))
  const connection = await connectionOf(db)
  await connection(AUDIT).insert(rows)
}
