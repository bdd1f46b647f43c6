import { type Connection, type Database, isSqlite } from '../../../platform/database/connection'
import { SUBMISSIONS } from './tables'

const INDEX = 'app_submission_search'

type Query = ReturnType<Connection['select']>
type Order = 'asc' | 'desc'

type SearchIndex = {
  /** Creates what the database's own full-text search needs; safe to repeat. */
  prepare: (connection: Connection) => Promise<void>
  add: (connection: Connection, id: number, searchText: string) => Promise<void>
  remove: (connection: Connection, ids: number[]) => Promise<void>
  /** Submissions, as `s`, that have every term or a longer one that begins with it. */
  matching: (connection: Connection, terms: readonly string[]) => Query
  /** The first matches by id; without an order any of them, found sooner. */
  first: (connection: Connection, matches: Query, limit: number, order?: Order) => Query
  /** The number of nearest ids to search first, where that avoids reading every match. */
  window?: number
}

/** FTS5 without a copy of the text. It yields matches in the order of their ids without a sort. */
const sqlite: SearchIndex = {
  async prepare(connection) {
    await connection.raw(
      `create virtual table if not exists ${INDEX} using fts5(terms, content='', contentless_delete=1, tokenize='unicode61', prefix='2 3')`,
    )
  },
  async add(connection, id, searchText) {
    await connection(INDEX).insert({ rowid: id, terms: searchText })
  },
  async remove(connection, ids) {
    await connection(INDEX).whereIn('rowid', ids).delete()
  },
  matching: (connection, terms) =>
    connection
      .select()
      .from(INDEX)
      .join(`${SUBMISSIONS} as s`, 's.id', `${INDEX}.rowid`)
      .whereRaw(`${INDEX} match ?`, [terms.map((term) => `"${term}"*`).join(' ')]),
  first: (_connection, matches, limit, order = 'desc') =>
    matches.orderBy(`${INDEX}.rowid`, order).limit(limit),
}

// Not to_tsvector: its parser drops letters outside ASCII where the database has the locale C.
const VECTOR = `array_to_tsvector(string_to_array(search_text, ' '))`

/** An index over an expression, which PostgreSQL keeps up to date. */
const postgres: SearchIndex = {
  async prepare(connection) {
    await connection.raw(
      `create index if not exists ${INDEX} on ${SUBMISSIONS} using gin (${VECTOR})`,
    )
  },
  async add() {},
  async remove() {},
  matching: (connection, terms) =>
    connection
      .select()
      .from(`${SUBMISSIONS} as s`)
      .whereRaw(`${VECTOR} @@ ?::tsquery`, [terms.map((term) => `'${term}':*`).join(' & ')]),
  // Materialized: otherwise the planner walks the table by id, hoping for an early match: a second and
  // a half over a million rows for a term that matches nothing.
  first(connection, matches, limit, order) {
    const query = connection
      .withMaterialized('matches', matches)
      .select()
      .from('matches')
      .limit(limit)
    return order ? query.orderBy('id', order) : query
  },
  window: 5000,
}

export const searchIndexOf = (db: Database): SearchIndex => (isSqlite(db) ? sqlite : postgres)
