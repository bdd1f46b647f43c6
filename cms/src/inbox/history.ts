import type { AuditAction } from '../audit/actions'
import { AUDIT } from '../audit/table'
import { type Database, connectionOf } from '../database/connection'

export type HistoryEntry = {
  id: number
  at: Date
  actorName: string
  action: AuditAction
  detail: Record<string, unknown>
}

/** PostgreSQL returns JSON parsed, SQLite as text. */
const parsed = (detail: string | HistoryEntry['detail']): HistoryEntry['detail'] =>
  typeof detail === 'string' ? JSON.parse(detail) : detail

/** Everything that staff did to a submission, newest first. */
export async function historyOf(db: Database, reference: string): Promise<HistoryEntry[]> {
  const connection = await connectionOf(db)
  const rows: HistoryEntry[] = await connection(AUDIT)
    .select({ id: 'id', at: 'at', actorName: 'actor_name', action: 'action', detail: 'detail' })
    .where({ subject: 'submission', subject_id: reference })
    .orderBy('id', 'desc')
    .limit(200)
  return rows.map((row) => ({ ...row, at: new Date(row.at), detail: parsed(row.detail) }))
}
