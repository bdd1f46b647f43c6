import { type FormName, staffViewOf, visibleText } from '@beam/contract'
import { type Connection, type Database, connectionOf, isSqlite } from '../database/connection'
import type { Overview } from './calls'
import { openStates } from './review-states'
import { SUBMISSIONS } from './tables'

type Query = ReturnType<Connection['select']>

const DAYS = 30
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LIMIT = 1000

/** As parts of one statement; SQLite allows a LIMIT only on a whole query, so each is a subquery. */
const allOf = <Row>(connection: Connection, parts: Query[]): Promise<Row[]> =>
  connection
    .unionAll(parts.map((part, index) => connection.select().from(part.as(`part_${index}`))))
    .then((rows: Row[]) => rows)

const formAs = (connection: Connection, form: FormName) =>
  connection.raw('cast(? as varchar(255)) as form', [form])

async function newCounts(connection: Connection, forms: readonly FormName[]) {
  const rows = await allOf<{ form: FormName; count: number | string }>(
    connection,
    forms.map((form) => {
      const some = connection(SUBMISSIONS).select('id').where({ form, state: 'new' }).limit(LIMIT)
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

async function oldestWaiting(connection: Connection, forms: readonly FormName[]) {
  const rows = await allOf<Waiting & { id: number }>(
    connection,
    forms.flatMap((form) =>
      openStates.map((state) =>
        connection(SUBMISSIONS)
          .select('id', 'form', 'reference', 'name', 'received_at')
          .where({ form, state })
          .orderBy('id')
          .limit(1),
      ),
    ),
  )
  // The newest first, so that the oldest is what stays in the map.
  return new Map(rows.toSorted((one, other) => other.id - one.id).map((row) => [row.form, row]))
}

/** Days as the server counts them, in UTC; the last one is today. */
const dayStarts = (now: Date): Date[] => {
  const today = Math.floor(now.getTime() / DAY_MS)
  return Array.from({ length: DAYS }, (_, index) => new Date((today - DAYS + 1 + index) * DAY_MS))
}

async function arrivalsByDay(connection: Connection, forms: readonly FormName[], now: Date) {
  const rows = await allOf<{ day: number | string; form: FormName; count: number | string }>(
    connection,
    dayStarts(now).map((start, day) =>
      connection(SUBMISSIONS)
        .select(connection.raw('cast(? as integer) as day', [day]), 'form')
        .count({ count: '*' })
        .where('received_at', '>=', start)
        .where('received_at', '<', new Date(start.getTime() + DAY_MS))
        .whereIn('form', [...forms])
        .whereNot({ state: 'spam' })
        .groupBy('form'),
    ),
  )
  const days = new Map(forms.map((form) => [form, Array.from({ length: DAYS }, () => 0)]))
  for (const { form, day, count } of rows) days.get(form)?.splice(Number(day), 1, Number(count))
  return days
}

/** How long after its arrival a submission was answered, compared with the target. */
const answeredWithin = (db: Database, hours: number) =>
  isSqlite(db)
    ? db.connection.raw('answered_at <= received_at + ?', [hours * HOUR_MS])
    : db.connection.raw("answered_at <= received_at + ? * interval '1 hour'", [hours])

async function answeredInTime(
  db: Database,
  connection: Connection,
  forms: readonly FormName[],
  { now, hours }: { now: Date; hours: number },
) {
  const due = new Date(now.getTime() - hours * HOUR_MS)
  const rows: { form: FormName; in_time: number | string; all: number | string }[] =
    await connection(SUBMISSIONS)
      .select('form')
      .count({ all: '*' })
      .sum({
        in_time: connection.raw('case when ? then 1 else 0 end', [answeredWithin(db, hours)]),
      })
      .where('received_at', '>=', dayStarts(now)[0] ?? due)
      .whereIn('form', [...forms])
      .whereNot({ state: 'spam' })
      .where((counted) => counted.whereNotNull('answered_at').orWhere('received_at', '<', due))
      .groupBy('form')
  return new Map(
    rows.map(({ form, in_time: inTime, all }) => [
      form,
      { inTime: Number(inTime), late: Number(all) - Number(inTime) },
    ]),
  )
}

/** What the home page shows of these forms: one narrow query for each part. */
export async function overviewOf(
  db: Database,
  forms: readonly FormName[],
  hours: number,
  now = new Date(),
): Promise<Overview> {
  const connection = await connectionOf(db)
  // What arrives closed has nobody waiting for an answer.
  const answerable = forms.filter((form) => !staffViewOf(form).arrivesClosed)
  const counts = await newCounts(connection, forms)
  const waiting = await oldestWaiting(connection, forms)
  const days = await arrivalsByDay(connection, forms, now)
  const answered = await answeredInTime(db, connection, answerable, { now, hours })
  return {
    limit: LIMIT,
    answerWithinHours: hours,
    forms: forms.map((form) => {
      const oldest = waiting.get(form)
      return {
        form,
        newCount: counts.get(form) ?? 0,
        oldest: oldest
          ? {
              reference: oldest.reference,
              name: oldest.name && visibleText(oldest.name),
              receivedAt: new Date(oldest.received_at),
            }
          : null,
        days: days.get(form) ?? [],
        answered: answered.get(form) ?? { inTime: 0, late: 0 },
      }
    }),
  }
}
