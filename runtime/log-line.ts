import type { Environment } from './environment'

export type LogFormat = Environment['LOG_FORMAT']

export type LogEntry = {
  level: string
  message: string
  /** The frames of an error, without its message. */
  stack?: string[]
  requestId?: string | undefined
  fields?: Record<string, string | number>
}

const REQUEST_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The name of the header by which the site and the cms share a request's id. */
export const REQUEST_ID_HEADER = 'X-Request-Id'

/** Whether a sender's id can go into the log: a UUID says nothing about anyone. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value)

/** A query with its values, as knex puts it before the message of the database. */
const SQL = /\b(?:select .+? from|insert into|update .+? set|delete from|with .+? as) [\s\S]*/i
const EMAIL = /[^\s"'`<>(),;:@/]+@[^\s"'`<>(),;:@/]+\.[^\s"'`<>(),;:@/]+/g
/** Messages of databases and parsers quote the value that they refuse. */
const QUOTED = /"[^"]*"|(?<!\w)'[^']*'(?!\w)|`[^`]*`/g

export const withoutPersonalData = (message: string): string =>
  message.replace(SQL, '(a database query)').replace(EMAIL, '(an email address)')

/** An error as it may be logged: the message of a library may repeat what a visitor sent. */
export function describeError(error: Error & { code?: unknown }) {
  const { name, message, stack = '' } = error
  const code = typeof error.code === 'string' ? ` (${error.code})` : ''
  return {
    message: `${name}${code}: ${withoutPersonalData(message.replace(QUOTED, '"…"'))}`,
    stack: stack.split('\n').filter((line) => /^\s+at /.test(line)),
  }
}

/** One line in JSON; in text, one line and below it the frames of an error. */
export function logLine(
  format: LogFormat,
  { level, message, stack, requestId, fields }: LogEntry,
): string {
  const time = new Date().toISOString()
  if (format === 'json')
    return JSON.stringify({ time, level, message, ...fields, requestId, stack })
  // What somebody sent could otherwise begin a line of its own.
  const oneLine = message.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  const line = `${time} ${level}: ${oneLine}${requestId ? ` ${requestId}` : ''}`
  return [line, ...(stack ?? [])].join('\n')
}
