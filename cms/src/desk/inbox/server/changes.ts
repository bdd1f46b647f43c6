import { type FormName, type ReviewState, staffViewOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit, type AuditEntry } from '../../../access/audit/server/audit'
import { tell } from '../../../access/events/tell-staff'
import type { Actor } from '../../../platform/actor'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { moveSpam } from '../../intake/person-key'
import type { Change, Outcome, ReviewStatus } from '../shared/calls'
import { openStates } from '../shared/review-states'
import { SUBMISSIONS } from './tables'

/** The version of a submission that the user saw when they changed it. */
export type Seen = { reference: string; version: number }

const columns = {
  id: 'id',
  form: 'form',
  reference: 'reference',
  state: 'state',
  assigneeId: 'assignee_id',
  version: 'version',
}

export async function reviewStatusOf(
  db: Database,
  references: readonly string[],
): Promise<ReviewStatus[]> {
  const connection = await connectionOf(db)
  return connection(SUBMISSIONS)
    .select(columns)
    .whereIn('reference', [...references])
}

/** The reference and version of each submission, newest first, which a change has to name. */
export async function versionsOf(db: Database, ids: readonly number[]): Promise<Seen[]> {
  const connection = await connectionOf(db)
  return connection(SUBMISSIONS)
    .select('reference', 'version')
    .whereIn('id', [...ids])
    .orderBy('id', 'desc')
}

/** The dates that a change of state sets or clears. */
function datesOf(before: ReviewState, after: ReviewState, now: Date) {
  const isOpen = openStates.includes(after)
  return {
    ...(openStates.includes(before) && !isOpen && { answered_at: now }),
    ...(isOpen && { answered_at: null }),
    closed_at: after === 'closed' ? now : null,
  }
}

function entriesFor(actor: Actor | null, before: ReviewStatus, after: ReviewStatus): AuditEntry[] {
  const subject = { actor, subject: 'submission', subjectId: before.reference }
  const entries: AuditEntry[] = []
  if (before.state !== after.state)
    entries.push({
      ...subject,
      action: 'submission.state',
      detail: { from: before.state, to: after.state },
    })
  if (before.assigneeId !== after.assigneeId)
    entries.push({
      ...subject,
      action: 'submission.assign',
      detail: { from: before.assigneeId, to: after.assigneeId },
    })
  return entries
}

async function changeOne(db: Database, actor: Actor | null, before: ReviewStatus, change: Change) {
  const now = new Date()
  const after: ReviewStatus = { ...before, ...change, version: before.version + 1 }
  const connection = await connectionOf(db)
  const updated = await connection(SUBMISSIONS)
    .where({ id: before.id, version: before.version })
    .update({
      state: after.state,
      assignee_id: after.assigneeId,
      version: after.version,
      ...(before.state !== after.state && datesOf(before.state, after.state, now)),
    })
  if (updated === 0) return undefined
  const [wasSpam, isSpam] = [before.state === 'spam', after.state === 'spam']
  if (wasSpam !== isSpam) await moveSpam(db, before, isSpam)
  await audit(db, ...entriesFor(actor, before, after))
  return { before, after }
}

async function tellAssignee(
  strapi: Core.Strapi,
  by: Actor,
  assigneeId: number,
  assigned: Outcome['changed'],
) {
  const [first] = assigned
  if (!first) return
  const isOne = assigned.length === 1
  const { form, reference } = first.after
  await tell(strapi, [assigneeId], {
    kind: 'assigned',
    by,
    text: isOne
      ? `${by.name} assigned ${nameOfSubmission(form, reference)} to you.`
      : `${by.name} assigned ${assigned.length} submissions to you.`,
    path: isOne ? `/inbox/${reference}` : `/inbox?states=${openStates.join(',')}&assignee=me`,
  })
}

/** What staff and webhooks are told as the name of a submission, without anything that the visitor wrote. */
export const nameOfSubmission = (form: FormName, reference: string): string =>
  `${reference} (${staffViewOf(form).title})`

/**
 * Changes each submission whose version is still the one that the user saw. The others are reported as
 * stale with their current status, so that nobody overwrites a colleague's change unknowingly.
 */
export const changeSubmissions = async (
  strapi: Core.Strapi,
  /** Null if an email of the visitor makes the change. */
  actor: Actor | null,
  seen: readonly Seen[],
  change: Change,
): Promise<Outcome> =>
  strapi.db.transaction<() => Promise<Outcome>>(async () => {
    const { db } = strapi
    const versions = new Map(seen.map(({ reference, version }) => [reference, version]))
    const outcome: Outcome = { changed: [], stale: [] }
    for (const before of await reviewStatusOf(db, [...versions.keys()])) {
      const isCurrent = versions.get(before.reference) === before.version
      const changed = isCurrent ? await changeOne(db, actor, before, change) : undefined
      if (changed) outcome.changed.push(changed)
      else outcome.stale.push(...(await reviewStatusOf(db, [before.reference])))
    }
    const { assigneeId } = change
    const assigned = outcome.changed.filter(({ before }) => before.assigneeId !== assigneeId)
    if (assigneeId && actor) await tellAssignee(strapi, actor, assigneeId, assigned)
    return outcome
  })
