import { connectionOf, type Database } from '../../../platform/database/connection'
import type { PlannedEntry, PlannedType } from '../../../content/shared/types'
import { MAX_EVENTS, type ReviewKind } from '../shared/calls'
import { REVIEW_EVENTS } from './table'

type Author = { id: number; name: string }

type StoredEvent = {
  id: number
  kind: ReviewKind
  authorName: string
  text: string
  at: Date
  draftAt: Date | null
}

type NewEvent = { kind: ReviewKind; text: string; draftAt: Date | null }

const COLUMNS = {
  id: 'id',
  kind: 'kind',
  authorName: 'author_name',
  text: 'text',
  at: 'at',
  draftAt: 'draft_at',
}

const ofEntry = ({ uid, documentId }: PlannedEntry) => ({ type: uid, entry_id: documentId })

/** The newest last. */
export async function eventsOf(db: Database, entry: PlannedEntry): Promise<StoredEvent[]> {
  const connection = await connectionOf(db)
  const rows: StoredEvent[] = await connection(REVIEW_EVENTS)
    .where(ofEntry(entry))
    .orderBy('id')
    .select(COLUMNS)
  return rows.map(({ at, draftAt, ...row }) => ({
    ...row,
    at: new Date(at),
    draftAt: draftAt === null ? null : new Date(draftAt),
  }))
}

/** Keeps the newest events of the entry, and what it waits for. */
export async function addEvent(
  db: Database,
  entry: PlannedEntry,
  { kind, text, draftAt }: NewEvent,
  { id, name }: Author,
) {
  const connection = await connectionOf(db)
  const events = () => connection(REVIEW_EVENTS).where(ofEntry(entry))
  await connection(REVIEW_EVENTS).insert({
    ...ofEntry(entry),
    kind,
    text,
    draft_at: draftAt,
    author_id: id,
    author_name: name,
    at: new Date(),
  })
  const [oldest] = (await events()
    .orderBy('id', 'desc')
    .offset(MAX_EVENTS)
    .limit(1)
    .select('id')) as { id: number }[]
  if (!oldest) return
  // What the entry waits for stays, however much is said after it.
  const [request] = (await events()
    .whereNot({ kind: 'comment' satisfies ReviewKind })
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')) as { id: number }[]
  await events()
    .where('id', '<=', oldest.id)
    .whereNot({ id: request?.id ?? 0 })
    .delete()
}

export async function forgetEventsOf(db: Database, entry: PlannedEntry) {
  const connection = await connectionOf(db)
  await connection(REVIEW_EVENTS).where(ofEntry(entry)).delete()
}

export type Asked = { type: PlannedType; entryId: string; askedBy: string; askedAt: Date }

/** More than a chief editor reads at once; the rest follows. */
const MAX_WAITING = 100

const CLOSING: ReviewKind[] = ['asked', 'sent-back', 'published']

/** What waits for a review, longest first. */
export async function waitingReviews(db: Database): Promise<Asked[]> {
  const connection = await connectionOf(db)
  const rows: Asked[] = await connection({ asked: REVIEW_EVENTS })
    .where('asked.kind', 'asked' satisfies ReviewKind)
    .whereNotExists(
      connection({ later: REVIEW_EVENTS })
        .whereRaw('later.type = asked.type and later.entry_id = asked.entry_id')
        .whereRaw('later.id > asked.id')
        .whereIn('later.kind', CLOSING),
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
