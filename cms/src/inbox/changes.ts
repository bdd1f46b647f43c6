import { type FormName, type ReviewState } from '@beam/contract'
import { type Actor, audit, type AuditEntry } from '../audit/record'
import { type Database, connectionOf } from '../database/connection'
import { openStates } from './review-states'
import { SUBMISSIONS } from './tables'

/** What staff may set. */
export type Change = { state?: ReviewState; assigneeId?: number | null }

/** A submission as the person who changes it last saw it. */
export type Seen = { reference: string; version: number }

/** How a submission stands, as far as staff set it. */
export type Standing = {
  id: number
  form: FormName
  reference: string
  state: ReviewState
  assigneeId: number | null
  version: number
}

export type Outcome = {
  changed: { before: Standing; after: Standing }[]
  /** Changed by a colleague since they were seen, so left as they are. */
  stale: Standing[]
}

const columns = {
  id: 'id',
  form: 'form',
  reference: 'reference',
  state: 'state',
  assigneeId: 'assignee_id',
  version: 'version',
}

export async function standingOf(db: Database, references: readonly string[]): Promise<Standing[]> {
  const connection = await connectionOf(db)
  return connection(SUBMISSIONS)
    .select(columns)
    .whereIn('reference', [...references])
}

/** When it left the open states and when it was closed, as far as this change decides them. */
function datesOf(before: ReviewState, after: ReviewState, now: Date) {
  const isOpen = openStates.includes(after)
  return {
    ...(openStates.includes(before) && !isOpen && { answered_at: now }),
    ...(isOpen && { answered_at: null }),
    closed_at: after === 'closed' ? now : null,
  }
}

function entriesFor(actor: Actor, before: Standing, after: Standing): AuditEntry[] {
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

async function changeOne(db: Database, actor: Actor, before: Standing, change: Change) {
  const now = new Date()
  const after: Standing = { ...before, ...change, version: before.version + 1 }
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
  await audit(db, ...entriesFor(actor, before, after))
  return { before, after }
}

/**
 * Changes each submission that is still as its changer saw it, all or none of its parts; the others are
 * reported with how they stand now, so that nobody overwrites a colleague's change unseen.
 */
export const changeSubmissions = async (
  db: Database,
  actor: Actor,
  seen: readonly Seen[],
  change: Change,
): Promise<Outcome> =>
  db.transaction<() => Promise<Outcome>>(async () => {
    const versions = new Map(seen.map(({ reference, version }) => [reference, version]))
    const outcome: Outcome = { changed: [], stale: [] }
    for (const before of await standingOf(db, [...versions.keys()])) {
      const isCurrent = versions.get(before.reference) === before.version
      const changed = isCurrent ? await changeOne(db, actor, before, change) : undefined
      if (changed) outcome.changed.push(changed)
      else outcome.stale.push(...(await standingOf(db, [before.reference])))
    }
    return outcome
  })
