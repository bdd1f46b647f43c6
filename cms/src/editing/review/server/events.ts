import { connectionOf, type Database } from '../../../platform/database/connection'
import type { PlannedEntry, PlannedType } from '../../../content/shared/types'
import { invalid } from '../../../platform/http/query'
import { type About, EVENTS_AT_ONCE, type ReviewEvent, type ReviewKind } from '../shared/calls'
import { REVIEW_EVENTS } from './table'

type Author = { id: number; name: string }

type StoredEvent = ReviewEvent & { draftAt: Date | null }

type NewEvent = Pick<StoredEvent, 'kind' | 'text' | 'draftAt'> & Partial<About>

const COLUMNS = {
  id: 'id',
  kind: 'kind',
  authorName: 'author_name',
  text: 'text',
  at: 'at',
  draftAt: 'draft_at',
  path: 'path',
  quote: 'quote',
  answers: 'answers',
}

/** What begins or ends a request; a new one takes the place of an earlier one. */
const STEPS: ReviewKind[] = ['asked', 'sent-back', 'published']

const ofEntry = ({ uid, documentId }: PlannedEntry) => ({ type: uid, entry_id: documentId })

const withDates = ({ at, draftAt, ...row }: StoredEvent): StoredEvent => ({
  ...row,
  at: new Date(at),
  draftAt: draftAt === null ? null : new Date(draftAt),
})

/** The newest events of an entry, or those before one of them; the newest last. */
export async function eventsOf(db: Database, entry: PlannedEntry, olderThan?: number) {
  const connection = await connectionOf(db)
  const query = connection(REVIEW_EVENTS)
    .where(ofEntry(entry))
    .orderBy('id', 'desc')
    .limit(EVENTS_AT_ONCE + 1)
    .select(COLUMNS)
  if (olderThan !== undefined) query.where('id', '<', olderThan)
  const rows: StoredEvent[] = await query
  return {
    events: rows.slice(0, EVENTS_AT_ONCE).toReversed().map(withDates),
    hasOlder: rows.length > EVENTS_AT_ONCE,
  }
}

/** The newest request or decision: it says what the entry waits for. */
export async function lastStepOf(db: Database, entry: PlannedEntry) {
  const connection = await connectionOf(db)
  const [row]: StoredEvent[] = await connection(REVIEW_EVENTS)
    .where(ofEntry(entry))
    .whereIn('kind', STEPS)
    .orderBy('id', 'desc')
    .limit(1)
    .select(COLUMNS)
  return row && withDates(row)
}

/** The account that asked for a review last. */
export async function lastAsker(db: Database, entry: PlannedEntry): Promise<number | undefined> {
  const connection = await connectionOf(db)
  const [row]: { author_id: number }[] = await connection(REVIEW_EVENTS)
    .where(ofEntry(entry))
    .where({ kind: 'asked' satisfies ReviewKind })
    .orderBy('id', 'desc')
    .limit(1)
    .select('author_id')
  return row?.author_id
}

export async function addEvent(
  db: Database,
  entry: PlannedEntry,
  { draftAt, ...event }: NewEvent,
  { id, name }: Author,
) {
  const connection = await connectionOf(db)
  await connection(REVIEW_EVENTS).insert({
    ...ofEntry(entry),
    ...event,
    draft_at: draftAt,
    author_id: id,
    author_name: name,
    at: new Date(),
  })
}

/** Who wrote a comment of an entry that is to be answered or resolved. */
export async function authorOf(db: Database, entry: PlannedEntry, id: number): Promise<number> {
  const connection = await connectionOf(db)
  const comment = { ...ofEntry(entry), id, kind: 'comment' satisfies ReviewKind, answers: null }
  const [row]: { author_id: number }[] = await connection(REVIEW_EVENTS).where(comment)
  if (!row) throw invalid('There is no such comment here. Reload this page.')
  return row.author_id
}

export async function forgetEventsOf(db: Database, entry: PlannedEntry) {
  const connection = await connectionOf(db)
  await connection(REVIEW_EVENTS).where(ofEntry(entry)).delete()
}

export type Asked = { type: PlannedType; entryId: string; askedBy: string; askedAt: Date }

/** More than a chief editor reads at once; the rest follows once these are done. */
const MAX_WAITING = 100

/** What waits for a review, longest first. */
export async function waitingReviews(db: Database): Promise<Asked[]> {
  const connection = await connectionOf(db)
  const rows: Asked[] = await connection({ asked: REVIEW_EVENTS })
    .where('asked.kind', 'asked' satisfies ReviewKind)
    .whereNotExists(
      connection({ later: REVIEW_EVENTS })
        .whereRaw('later.type = asked.type and later.entry_id = asked.entry_id')
        .whereRaw('later.id > asked.id')
        .whereIn('later.kind', STEPS),
    )
    .orderBy('asked.id')
    .limit(MAX_WAITING)
    .select({
      type: 'asked.type',
      entryId: 'asked.entry_id',
      askedBy: 'asked.author_name',
      askedAt: 'asked.at',
    })
  return rows.map((row) => ({ ...row, askedAt: new Date(row.askedAt) }))
}
