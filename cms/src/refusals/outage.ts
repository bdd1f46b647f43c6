const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'ENOSPC',
  'SQLITE_BUSY',
  'SQLITE_FULL',
  // PostgreSQL: disk full, too many connections, closed to connections, going down, coming up.
  '53100',
  '53300',
  '55000',
  '57P01',
  '57P02',
  '57P03',
])

/** What is said, without a code, when the connection is lost; the query that it was lost in stands before. */
const lostConnection =
  /(?:^| - )(Connection terminated|Client (has encountered a connection error|was closed)|Transaction query already complete)/

export const nameOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

/** The database can't be reached or can't write: trying again later may help. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  (outageCodes.has(nameOf(error)) ||
    nameOf(error).startsWith('SQLITE_IOERR') ||
    error.name === 'KnexTimeoutError' ||
    lostConnection.test(error.message))
