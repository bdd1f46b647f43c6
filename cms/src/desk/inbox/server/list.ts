import {
  type FormName,
  formNames,
  type ReviewState,
  reviewStates,
  staffViewOf,
  visibleText,
} from '@app/contract'
import { type Connection, type Database, connectionOf } from '../../../platform/database/connection'
import type { SpamVerdict } from '../../intake/shared/spam-reasons'
import { searchIndexOf } from './search-index'
import { excerptsOf } from './excerpts'
import { parseSpamReasons } from './parse-spam-reasons'
import { type Search, termsOf } from './search-text'
import { aboutText } from './submission-row'
import { SUBMISSIONS, SUSPECT } from './tables'

export type InboxFilter = {
  /** A subset of the forms that the caller may read. */
  forms: readonly FormName[]
  /** Empty for all. */
  states: readonly ReviewState[]
  assignee?: number | 'none'
  from?: Date
  to?: Date
  /** Only what looks like spam. */
  isSuspicious?: boolean
} & Search

/** Selects rows older or newer than this id; an empty cursor means the newest page. */
export type Cursor = { olderThan?: number; newerThan?: number }

export type InboxRow = {
  id: number
  form: FormName
  reference: string
  receivedAt: Date
  state: ReviewState
  assigneeId: number | null
  name: string | null
  email: string | null
  company: string | null
  about: string | null
  /** How the visitor’s message begins; empty if the form has no message field. */
  excerpt: string
  spam: SpamVerdict
  version: number
}

type StoredRow = Omit<InboxRow, 'spam' | 'excerpt'> & {
  spamScore: number | null
  spamReasons: unknown
}

export type InboxPage = { rows: InboxRow[]; hasOlder: boolean; hasNewer: boolean }

const PAGE = 50

/** Counting stops here: an exact count over a million rows takes too long, and nobody needs it. */
const MAX_COUNT = 1000

const columns = {
  id: 's.id',
  form: 's.form',
  reference: 's.reference',
  receivedAt: 's.received_at',
  state: 's.state',
  assigneeId: 's.assignee_id',
  name: 's.name',
  email: 's.email',
  company: 's.company',
  about: 's.about',
  spamScore: 's.spam_score',
  spamReasons: 's.spam_reasons',
  version: 's.version',
}

type Query = ReturnType<Connection['select']>
type Equal = { form?: FormName; state?: ReviewState; assignee_id?: number | null }

/**
 * The filter as a list of exact matches, each served in order of arrival by one index: no combination of
 * filters, however rare its matches, scans the whole table.
 */
function exactMatches(
  { forms, states, assignee, isSuspicious }: InboxFilter,
  isOrdered: boolean,
): Equal[] {
  const isEverything = forms.length === formNames.length && states.length === 0 && !isSuspicious
  // A list of everything is read by id, which needs no index; a count is cheaper from an index.
  if (isOrdered && isEverything && assignee === undefined) return [{}]
  const owner = assignee === undefined ? {} : { assignee_id: assignee === 'none' ? null : assignee }
  const eachState = states.length === 0 ? reviewStates : states
  return forms.flatMap((form) => eachState.map((state) => ({ ...owner, form, state })))
}

type Range = { lowest?: number; highest?: number }

/** Ids grow with time, but two posts of one moment may be stored in the other order. */
const SLACK = 1000

/** The date range as a range of ids, a little wide: the lists are walked by id. */
async function rangeOf(connection: Connection, { from, to }: InboxFilter): Promise<Range> {
  const edge = async (date: Date, comparison: '>=' | '<', order: 'asc' | 'desc') => {
    const [row]: { id: number }[] = await connection(SUBMISSIONS)
      .select('id')
      .where('received_at', comparison, date)
      .orderBy('received_at', order)
      .limit(1)
    return row?.id
  }
  const first = from && (await edge(from, '>=', 'asc'))
  const last = to && (await edge(to, '<', 'desc'))
  return {
    // Without a row beyond the edge, no id is in the range.
    ...(from && { lowest: first === undefined ? Number.MAX_SAFE_INTEGER : first - SLACK }),
    ...(to && { highest: last === undefined ? 0 : last + SLACK }),
  }
}

type Order = 'asc' | 'desc'
type Walk = { range: Range; cursor: Cursor; limit: number; order?: Order }

const orderOf = ({ newerThan }: Cursor): Order => (newerThan === undefined ? 'desc' : 'asc')

/** Adds what an exact match leaves out: the dates, the spam score and the cursor. */
function bounded(query: Query, filter: InboxFilter, { range, cursor }: Walk): Query {
  const { from, to, isSuspicious } = filter
  const { olderThan, newerThan } = cursor
  if (range.lowest !== undefined) query.where('s.id', '>=', range.lowest)
  if (range.highest !== undefined) query.where('s.id', '<=', range.highest)
  if (from) query.where('s.received_at', '>=', from)
  if (to) query.where('s.received_at', '<', to)
  if (isSuspicious) query.whereRaw(`s.${SUSPECT}`)
  if (olderThan !== undefined) query.where('s.id', '<', olderThan)
  if (newerThan !== undefined) query.where('s.id', '>', newerThan)
  return query.select('s.id as id', 's.state as state')
}

function searchQuery(db: Database, connection: Connection, filter: InboxFilter, walk: Walk): Query {
  const { forms, states, assignee, terms } = filter
  const search = searchIndexOf(db)
  const query = search.matching(connection, terms)
  if (forms.length < formNames.length) query.whereIn('s.form', [...forms])
  if (states.length > 0) query.whereIn('s.state', [...states])
  if (assignee !== undefined) query.where({ assignee_id: assignee === 'none' ? null : assignee })
  return search.first(connection, bounded(query, filter, walk), walk.limit, walk.order)
}

/** A shorter term does not name a form. */
const SHORTEST_NAMING = 3

const titleTerms = new Map(formNames.map((form) => [form, termsOf(staffViewOf(form).title)]))

/** A search for all terms of a text, one in each form that it names, and one for each term that finds by itself. */
function searchesOf(filter: InboxFilter): InboxFilter[] {
  const inNamedForms = filter.forms.flatMap((form) => {
    const title = titleTerms.get(form) ?? []
    const isNamed = (term: string) =>
      term.length >= SHORTEST_NAMING && title.some((word) => word.startsWith(term))
    const terms = filter.terms.filter((term) => !isNamed(term))
    return terms.length < filter.terms.length ? [{ ...filter, forms: [form], terms }] : []
  })
  const alone = filter.also.map((term) => ({ ...filter, terms: [term] }))
  return [filter, ...inNamedForms, ...alone]
}

function queriesFor(
  db: Database,
  connection: Connection,
  filter: InboxFilter,
  walk: Walk,
): Query[] {
  return searchesOf(filter).flatMap((one) => queriesOf(db, connection, one, walk))
}

/** One query per exact match, or the one over the search index: the ids and states of the first `limit` each. */
function queriesOf(db: Database, connection: Connection, filter: InboxFilter, walk: Walk): Query[] {
  if (filter.terms.length > 0) return [searchQuery(db, connection, filter, walk)]
  return exactMatches(filter, walk.order !== undefined).map((match) => {
    const query = bounded(
      connection.select().from(`${SUBMISSIONS} as s`).where(match),
      filter,
      walk,
    )
    return (walk.order ? query.orderBy('s.id', walk.order) : query).limit(walk.limit)
  })
}

/** SQLite allows a LIMIT only on a whole query, so each goes into its own subquery. */
function unionOf(connection: Connection, queries: Query[], { terms }: InboxFilter): Query {
  const parts = queries.map((query, index) =>
    connection.select('id', 'state').from(query.as(`part_${index}`)),
  )
  // Only a search may find a submission twice; exact matches are too many to compare.
  return terms.length > 0 ? connection.union(parts) : connection.unionAll(parts)
}

async function firstIds(db: Database, connection: Connection, filter: InboxFilter, walk: Walk) {
  const found: { id: number }[] = await connection
    .select('id')
    .from(unionOf(connection, queriesFor(db, connection, filter, walk), filter).as('found'))
    .orderBy('id', walk.order)
    .limit(walk.limit)
  return found.map(({ id }) => id)
}

/** A range of `width` ids from the cursor on or, without a cursor, from the newest id. */
async function nearest(connection: Connection, { olderThan, newerThan }: Cursor, width: number) {
  if (newerThan !== undefined) return { highest: newerThan + width }
  if (olderThan !== undefined) return { lowest: olderThan - width }
  const [row]: { newest: number | null }[] = await connection(SUBMISSIONS).max({ newest: 'id' })
  return { lowest: (row?.newest ?? 0) - width }
}

async function idsOf(db: Database, connection: Connection, filter: InboxFilter, walk: Walk) {
  const { window } = searchIndexOf(db)
  // If the nearest ids hold enough matches, the others need not be read.
  if (filter.terms.length > 0 && window !== undefined) {
    const range = { ...walk.range, ...(await nearest(connection, walk.cursor, window)) }
    const ids = await firstIds(db, connection, filter, { ...walk, range })
    if (ids.length === walk.limit) return ids
  }
  return firstIds(db, connection, filter, walk)
}

export async function listSubmissions(
  db: Database,
  filter: InboxFilter,
  cursor: Cursor,
): Promise<InboxPage> {
  const connection = await connectionOf(db)
  const range = await rangeOf(connection, filter)
  const walk = { range, cursor, limit: PAGE + 1, order: orderOf(cursor) }
  const found = await idsOf(db, connection, filter, walk)
  const hasMore = found.length > PAGE
  const isBackwards = cursor.newerThan !== undefined
  return {
    rows: await rowsOf(db, found.slice(0, PAGE)),
    hasOlder: isBackwards || hasMore,
    hasNewer: isBackwards ? hasMore : cursor.olderThan !== undefined,
  }
}

/** The newest ids that match the filter; with `olderThan`, the newest of those older than it. */
export async function idsOlderThan(
  db: Database,
  filter: InboxFilter,
  olderThan: number | undefined,
  limit: number,
): Promise<number[]> {
  const connection = await connectionOf(db)
  const range = await rangeOf(connection, filter)
  const cursor = olderThan === undefined ? {} : { olderThan }
  return idsOf(db, connection, filter, { range, cursor, limit, order: 'desc' })
}

async function rowsOf(db: Database, ids: number[]): Promise<InboxRow[]> {
  const connection = await connectionOf(db)
  const rows: StoredRow[] = await connection
    .select(columns)
    .from(`${SUBMISSIONS} as s`)
    .whereIn('s.id', ids)
    .orderBy('s.id', 'desc')
  const excerpts = await excerptsOf(db, rows)
  return rows.map(({ spamScore, spamReasons, ...row }) => ({
    ...row,
    spam: { score: spamScore ?? 0, reasons: parseSpamReasons(spamReasons) },
    name: row.name && visibleText(row.name),
    email: row.email && visibleText(row.email),
    company: row.company && visibleText(row.company),
    about: row.about && aboutText(row.form, row.about),
    excerpt: excerpts.get(row.reference) ?? '',
    // SQLite stores a time as a number.
    receivedAt: new Date(row.receivedAt),
  }))
}

/** A count that reaches `limit` is not exact. */
export type Counts = { states: Partial<Record<ReviewState, number>>; limit: number }

/** How many submissions match the filter in each state; for a search, among the first `limit` matches. */
export async function countByState(
  db: Database,
  filter: InboxFilter,
  limit = MAX_COUNT,
): Promise<Counts> {
  const connection = await connectionOf(db)
  const walk = { range: await rangeOf(connection, filter), cursor: {}, limit }
  const rows: { state: ReviewState; count: number | string }[] = await connection
    .select('state')
    .count({ count: '*' })
    .from(unionOf(connection, queriesFor(db, connection, filter, walk), filter).as('found'))
    .groupBy('state')
  return {
    states: Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])),
    limit,
  }
}
