import { storedJson } from '../../../platform/database/stored-json'
import type { AuditAction } from '../../../access/audit/shared/actions'
import { AUDIT } from '../../../access/audit/server/table'
import { type Database, connectionOf } from '../../../platform/database/connection'

export type HistoryEntry = {
  id: number
  at: Date
  actorName: string
  /** The account's address now, since anyone may change their name; null for the system or a deleted account. */
  actorEmail: string | null
  action: AuditAction
  detail: Record<string, unknown>
}

/** The entries of one action that are shown: many of one action never displace those of another. */
const MOST_PER_ACTION = 100

const columns = {
  id: 'entry.id',
  at: 'entry.at',
  actorName: 'entry.actor_name',
  actorEmail: 'account.email',
  action: 'entry.action',
  detail: 'entry.detail',
}

/** What staff did to a submission, newest first. */
export async function historyOf(db: Database, reference: string): Promise<HistoryEntry[]> {
  const connection = await connectionOf(db)
  const numbered = connection(AUDIT)
    .select('*')
    .rowNumber('nth', (window) => void window.partitionBy('action').orderBy('id', 'desc'))
    .where({ subject: 'submission', subject_id: reference })
    .as('entry')
  const rows: HistoryEntry[] = await connection
    .from(numbered)
    .leftJoin('admin_users as account', 'account.id', 'entry.actor_id')
    .select(columns)
    .where('entry.nth', '<=', MOST_PER_ACTION)
    .orderBy('entry.id', 'desc')
  return rows.map((row) => ({ ...row, at: new Date(row.at), detail: storedJson(row.detail) }))
}
