import { Refused } from './refused'

/** The codes of a full disk: of the files' and of each database's. */
const diskFullCodes = new Set(['ENOSPC', 'SQLITE_FULL', '53100'])

const outageCodes = new Set([
  ...diskFullCodes,
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'SQLITE_BUSY',
  // PostgreSQL: only a standby, or no longer the first; too many connections, connections disabled, shutting down, starting up.
  '25006',
  '53300',
  '55000',
  '57P01',
  '57P02',
  '57P03',
  // Two transactions waited for each other, and PostgreSQL ended this one.
  '40P01',
])

/** Errors of a lost connection carry no code; knex puts the query before the message. */
const lostConnection =
  /(?:^| - )(Connection terminated|timeout expired|Client (has encountered a connection error|was closed)|Transaction query already complete)/

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no code'

/** Tells staff that the disk is full: they can have it seen to. */
export class DiskFull extends Refused {
  constructor() {
    super(507, 'The disk of the server is full, so nothing was stored. Ask an operator for space.')
  }
}

export const isDiskFull = (error: unknown): boolean => diskFullCodes.has(codeOf(error))

/** The database can't be reached or can't write: a later retry may succeed. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  (outageCodes.has(codeOf(error)) ||
    codeOf(error).startsWith('SQLITE_IOERR') ||
    error.name === 'KnexTimeoutError' ||
    lostConnection.test(error.message))

/** PostgreSQL could not store or compare a value of a request, or was asked again in a transaction that had failed. */
export const isRefusedValue = (error: unknown): boolean => /^(?:22...|25P02)$/.test(codeOf(error))

/** A failed read that nobody waited for any more; everything else that nobody handles is a fault. */
export const isForgivable = (error: unknown): boolean => isOutage(error) || isRefusedValue(error)

/** What the log says of it: the code only, since the error's own message quotes the visitor's input. */
export const outageMessage = (error: unknown): string =>
  `The database is not available (${codeOf(error)}).`
