import { type FormName, staffViewOf, visibleText } from '@app/contract'
import {
  type Connection,
  type Database,
  connectionOf,
  isSqlite,
} from '../../../platform/database/connection'
import { type FormOverview, MAX_WAITING, type Overview } from '../shared/calls'
import { openStates } from '../shared/review-states'
import { nameOfIndex, SUBMISSIONS } from './tables'

type Query = ReturnType<Connection['select']>

const DAYS = 30
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** New submissions are counted up to this many; then the home page says "1000+". */
const COUNTED_UP_TO = 1000

/** Runs queries as one statement; SQLite allows a LIMIT only on a whole query, so each is a subquery. */
const allOf = <Row>(connection: Connection, parts: Query[]): Promise<Row[]> =>
  connection
    .unionAll(parts.map((part, index) => connection.select().from(part.as(`part_${index}`))))
    .then((rows: Row[]) => rows)

const formAs = (connection: Connection, form: FormName) =>
  connection.raw('cast(? as varchar(255)) as form', [form])

async function countsOfNew(connection: Connection, forms: readonly FormName[]) {
  const rows = await allOf<{ form: FormName; count: number | string }>(
    connection,
    forms.map((form) => {
      const some = connection(SUBMISSIONS)
        .select('id')
        .where({ form, state: 'new' })
        .limit(COUNTED_UP_TO)
      return connection.select(formAs(connection, form)).count({ count: '*' }).from(some.as('some'))
    }),
  )
  return new Map(rows.map(({ form, count }) => [form, Number(count)]))
}

type Waiting = {
  form: FormName
  reference: string
  name: string | null
  received_at: Date | number
}

async function longestWaiting(connection: Connection, forms: readonly FormName[]) {
  const rows = await allOf<Waiting & { id: number }>(
    connection,
    forms.flatMap((form) =>
      openStates.map((state) =>
        connection(SUBMISSIONS)
          .select('id', 'form', 'reference', 'name', 'received_at')
          .where({ form, state })
          .orderBy('id')
          .limit(MAX_WAITING),
      ),
    ),
  )
  const sorted = rows.toSorted((one, other) => one.id - other.id)
  return (form: FormName) => sorted.filter((row) => row.form === form).slice(0, MAX_WAITING)
}

/** Days as the server counts them, in UTC; the last one is today. */
const dayStarts = (now: Date): Date[] => {
  const today = Math.floor(now.getTime() / DAY_MS)
  return Array.from({ length: DAYS }, (_, index) => new Date((today - DAYS + 1 + index) * DAY_MS))
}

/** The condition that a submission was answered within the target after its arrival. */
const answeredWithin = (db: Database, hours: number) =>
  isSqlite(db)
    ? db.connection.raw('answered_at <= received_at + ?', [hours * HOUR_MS])
    : db.connection.raw("answered_at <= received_at + ? * interval '1 hour'", [hours])

/**
 * The table, read by its index of arrivals. Without statistics SQLite would group by the index of forms and read every
 * submission: a minute for a million.
 */
const byArrival = (db: Database) =>
  isSqlite(db)
    ? db.connection.raw(`${SUBMISSIONS} indexed by ${nameOfIndex('arrivals')}`)
    : SUBMISSIONS

type Day = {
  form: FormName
  arrived: number | string
  due: number | string
  in_time: number | string
}

/**
 * Of each form, the arrivals of one day, and of these the ones that were answered or are past the target.
 * SQLite runs in this process, so a statement reads one day: posts are not held up by thirty.
 */
async function readDay(
  db: Database,
  connection: Connection,
  forms: readonly FormName[],
  { start, now, hours }: { start: Date; now: Date; hours: number },
): Promise<Day[]> {
  const countIf = (condition: unknown) =>
    connection.raw('case when ? then 1 else 0 end', [condition])
  const isDue = connection.raw('(answered_at is not null or received_at < ?)', [
    new Date(now.getTime() - hours * HOUR_MS),
  ])
  return connection
    .select('form')
    .from(byArrival(db))
    .count({ arrived: '*' })
    .sum({ due: countIf(isDue), in_time: countIf(answeredWithin(db, hours)) })
    .where('received_at', '>=', start)
    .where('received_at', '<', new Date(start.getTime() + DAY_MS))
    .whereIn('form', [...forms])
    .whereNot({ state: 'spam' })
    .groupBy('form')
}

type Month = Pick<FormOverview, 'days' | 'answered'>

async function readMonth(
  db: Database,
  connection: Connection,
  forms: readonly FormName[],
  target: { now: Date; hours: number },
) {
  const starts = dayStarts(target.now)
  const months = new Map<FormName, Month>(
    forms.map((form) => [form, { days: starts.map(() => 0), answered: { inTime: 0, late: 0 } }]),
  )
  for (const [index, start] of starts.entries())
    for (const day of await readDay(db, connection, forms, { ...target, start })) {
      const month = months.get(day.form)
      if (!month) continue
      month.days[index] = Number(day.arrived)
      // What arrives closed has nobody waiting for an answer.
      if (staffViewOf(day.form).arrivesClosed) continue
      month.answered.inTime += Number(day.in_time)
      month.answered.late += Number(day.due) - Number(day.in_time)
    }
  return months
}

/** What the home page shows of these forms: one narrow query for each part. */
export async function overviewOf(
  db: Database,
  forms: readonly FormName[],
  hours: number,
  now = new Date(),
): Promise<Overview> {
  const connection = await connectionOf(db)
  const counts = await countsOfNew(connection, forms)
  const waiting = await longestWaiting(connection, forms)
  const months = await readMonth(db, connection, forms, { now, hours })
  return {
    limit: COUNTED_UP_TO,
    answerWithinHours: hours,
    forms: forms.map((form) => ({
      form,
      newCount: counts.get(form) ?? 0,
      waiting: waiting(form).map(({ reference, name, received_at }) => ({
        reference,
        name: name && visibleText(name),
        receivedAt: new Date(received_at),
      })),
      ...(months.get(form) ?? { days: [], answered: { inTime: 0, late: 0 } }),
    })),
  }
}
