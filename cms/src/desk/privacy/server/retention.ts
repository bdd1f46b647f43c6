import { staffViewOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import type { Actor } from '../../../platform/actor'
import { type Connection, type Database, connectionOf } from '../../../platform/database/connection'
import { SUBMISSIONS } from '../../inbox/server/tables'
import { type Deletable, deleteSubmissions } from '../../inbox/server/delete-submissions'
import { type RetentionRule, rulesOf } from './retention-rules'
import type { RetentionSettings } from './retention-settings'

const BATCH = 200

export type RetentionCount = { name: RetentionRule['name']; count: number }

/** Submissions past a rule's date. What is still open is never past a period that counts from closing. */
function past(connection: Connection, { name, before }: RetentionRule) {
  const query = connection(SUBMISSIONS)
  if (name === 'spam') return query.where({ state: 'spam' }).where('received_at', '<', before)
  query.where({ form: name })
  if (staffViewOf(name).kept.from === 'arrival') return query.where('received_at', '<', before)
  return query
    .whereIn('state', ['closed', 'answered'])
    .whereRaw('coalesce(closed_at, answered_at, received_at) < ?', [before])
}

/** The dry run: how many submissions each rule would delete now. */
export async function countPast(
  db: Database,
  settings: RetentionSettings,
): Promise<RetentionCount[]> {
  const connection = await connectionOf(db)
  const counts: RetentionCount[] = []
  for (const rule of rulesOf(settings, new Date())) {
    const rows = await past(connection, rule).count({ count: '*' })
    counts.push({ name: rule.name, count: Number(rows[0]?.['count'] ?? 0) })
  }
  return counts
}

async function deleteBatch(db: Database, rule: RetentionRule): Promise<number> {
  return db.transaction<() => Promise<number>>(async () => {
    const connection = await connectionOf(db)
    const found: Deletable[] = await past(connection, rule)
      .select('id', 'form', 'reference')
      .limit(BATCH)
    await deleteSubmissions(db, found)
    return found.length
  })
}

/** Deletes in batches, between which submissions can be stored; each rule's count is returned, and in the audit log. */
export async function deletePast(
  { db }: Core.Strapi,
  actor: Actor | null,
  settings: RetentionSettings,
): Promise<RetentionCount[]> {
  const counts: RetentionCount[] = []
  for (const rule of rulesOf(settings, new Date())) {
    let count = 0
    for (let deleted = BATCH; deleted === BATCH; count += deleted)
      deleted = await deleteBatch(db, rule)
    counts.push({ name: rule.name, count })
    if (count > 0)
      await audit(db, {
        actor,
        action: rule.name === 'spam' ? 'spam.delete' : 'retention.run',
        subject: 'retention',
        subjectId: rule.name,
        detail: { count, before: rule.before.toISOString() },
      })
  }
  return counts
}
