import type { WebhookEvent } from '@app/runtime'
import { type Database, connectionOf } from '../../../platform/database/connection'
import type { Actor } from '../../../platform/actor'
import { created, type Happening, tellOthers } from '../../events/tell-others'
import type { AuditAction } from '../shared/actions'
import { AUDIT } from './table'

export type AuditEntry = {
  /** Who did it; null for the system's own jobs. */
  actor: Actor | null
  action: AuditAction
  subject: string
  subjectId: string
  /** More about it, but nothing of visitors: field names, states and counts, names and emails of staff. */
  detail?: Record<string, string | number | boolean | null>
  /** Visitors read nothing of it, before or after, so that nobody else is told: a draft that was never published. */
  isDraftOnly?: boolean
}

/** The webhook event of each logged action. */
const eventOf: Partial<Record<AuditAction, WebhookEvent>> = {
  'submission.state': 'submission.state-changed',
  'content.create': 'content.published',
  'content.change': 'content.published',
  'content.publish': 'content.published',
  'content.unpublish': 'content.unpublished',
  'content.delete': 'content.unpublished',
}

/** Whether others are told. Not of a file: visitors see it only in published content, which is told of by itself. */
const isTold = ({ subject, isDraftOnly = false }: AuditEntry) => subject !== 'file' && !isDraftOnly

/** What others are told of these entries of the log. */
const happeningsIn = (entries: readonly AuditEntry[]): Happening[] =>
  entries.filter(isTold).flatMap(({ action, subject, subjectId, actor, detail }) => {
    const event = eventOf[action]
    if (!event) return []
    const happening = { event, subject, subjectId, actorName: actor?.name ?? null }
    if (action !== 'submission.state') return [happening]
    const changed = { ...happening, ...(detail && { detail }) }
    // A submission that arrived as spam was told to nobody: once it is no longer spam, it is told as a new one.
    return detail?.['from'] === 'spam' ? [changed, created(subjectId)] : [changed]
  })

/**
 * Writes to the audit log what was done, and tells others of it as far as it concerns them. Call it in the transaction
 * of the change, so that neither the change, the entry nor the message exists without the others.
 */
export async function audit(db: Database, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const at = new Date()
  const connection = await connectionOf(db)
  // The email as it is now: the account may be deleted later.
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
