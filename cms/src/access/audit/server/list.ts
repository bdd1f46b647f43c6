import { storedJson } from '../../../platform/database/stored-json'
import { type Database, connectionOf } from '../../../platform/database/connection'
import type { AuditAction } from '../shared/actions'
import { AUDIT } from './table'

export type AuditFilter = {
  /** Only these actions; all if it is empty. */
  actions: readonly AuditAction[]
  actorId?: number
  /** Only what was done to one of these; all if it is empty. */
  subjectIds: readonly string[]
  from?: Date
  to?: Date
  /** Only rows with smaller ids than this, which is the id of the last row shown. */
  olderThan?: number
}

export type AuditRow = {
  id: number
  at: Date
  actorId: number | null
  actorName: string
  /** The account's email then, or now if none was stored; anyone may change their name. Null for the system. */
  actorEmail: string | null
  action: AuditAction
  subject: string
  subjectId: string
  detail: Record<string, unknown>
}

const PAGE = 50

export async function listAudit(db: Database, filter: AuditFilter) {
  const { actions, actorId, subjectIds, from, to, olderThan } = filter
  const connection = await connectionOf(db)
  const query = connection(`${AUDIT} as entry`)
    .leftJoin('admin_users as account', 'account.id', 'entry.actor_id')
    .select({
      id: 'entry.id',
      at: 'at',
      actorId: 'actor_id',
      actorName: 'actor_name',
      actorEmail: connection.raw('coalesce(entry.actor_email, account.email)'),
      action: 'action',
      subject: 'subject',
      subjectId: 'subject_id',
      detail: 'detail',
    })
    .orderBy('entry.id', 'desc')
    .limit(PAGE + 1)
  if (actions.length > 0) query.whereIn('action', [...actions])
  if (actorId !== undefined) query.where({ actor_id: actorId })
  if (subjectIds.length > 0) query.whereIn('subject_id', [...subjectIds])
  if (from) query.where('at', '>=', from)
  if (to) query.where('at', '<', to)
  if (olderThan !== undefined) query.where('entry.id', '<', olderThan)
  const rows: AuditRow[] = await query
  return {
    rows: rows
      .slice(0, PAGE)
      .map((row) => ({ ...row, at: new Date(row.at), detail: storedJson(row.detail) })),
    hasOlder: rows.length > PAGE,
  }
}
