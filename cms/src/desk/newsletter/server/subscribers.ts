import { deliverableAddress, type ReviewState, reviewStates, visibleText } from '@app/contract'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { idsOlderThan, type InboxFilter } from '../../inbox/server/list'
import type { Search } from '../../inbox/server/search-text'
import { SUBMISSIONS } from '../../inbox/server/tables'
import { optOutsAmong } from '../../opt-outs/server/opt-outs'

/** Whether an address gets the newsletter: not before it confirmed a double opt-in, not after it left. */
export const subscriberStates = ['subscribed', 'pending', 'left'] as const

export type SubscriberState = (typeof subscriberStates)[number]

export type Subscriber = {
  id: number
  reference: string
  email: string
  since: Date
  state: SubscriberState
}

export type SubscriberFilter = Search & {
  /** Null for all. */
  state: SubscriberState | null
}

export type SubscriberPage = {
  rows: Subscriber[]
  /** Null after the oldest. */
  olderThan: number | null
}

const PAGE = 50
const BATCH = 500
/** Opt-outs are hashes that no query can join, so a rare state is looked for in so many rows at a time. */
const MOST_SCANNED = 5000

const notSpam: readonly ReviewState[] = reviewStates.filter((state) => state !== 'spam')

type Row = { id: number; reference: string; email: string | null; received_at: Date | number }

async function rowsOf(db: Database, ids: readonly number[]): Promise<Subscriber[]> {
  const connection = await connectionOf(db)
  const rows: Row[] = await connection(SUBMISSIONS)
    .select('id', 'reference', 'email', 'received_at')
    .whereIn('id', [...ids])
    .orderBy('id', 'desc')
  const states = await optOutsAmong(
    db,
    rows.map(({ email }) => email ?? ''),
  )
  return rows.map(({ id, reference, email, received_at: since }) => ({
    id,
    reference,
    email: visibleText(email ?? ''),
    since: new Date(since),
    // No email reaches such an address, so nobody can have confirmed or left with it.
    state: deliverableAddress(email ?? '') ? (states(email ?? '') ?? 'subscribed') : 'pending',
  }))
}

/** All subscribers that match, newest first, in batches that may be empty. */
async function* batchesOf(
  db: Database,
  { state, ...search }: SubscriberFilter,
  olderThan?: number,
) {
  const filter: InboxFilter = { forms: ['newsletter'], states: notSpam, ...search }
  for (let cursor = olderThan; ;) {
    const ids = await idsOlderThan(db, filter, cursor, BATCH)
    const rows = await rowsOf(db, ids)
    yield { scanned: ids, rows: rows.filter((row) => state === null || row.state === state) }
    if (ids.length < BATCH) return
    cursor = ids.at(-1)
  }
}

export async function listSubscribers(
  db: Database,
  filter: SubscriberFilter,
  olderThan?: number,
): Promise<SubscriberPage> {
  const found: Subscriber[] = []
  let count = 0
  for await (const { scanned, rows } of batchesOf(db, filter, olderThan)) {
    found.push(...rows)
    count += scanned.length
    if (found.length > PAGE)
      return { rows: found.slice(0, PAGE), olderThan: found[PAGE - 1]?.id ?? null }
    const last = scanned.at(-1)
    if (count >= MOST_SCANNED && last !== undefined) return { rows: found, olderThan: last }
  }
  return { rows: found, olderThan: null }
}

export async function* allSubscribers(
  db: Database,
  filter: SubscriberFilter,
): AsyncGenerator<Subscriber> {
  for await (const { rows } of batchesOf(db, filter)) yield* rows
}
