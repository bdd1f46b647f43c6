const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'ENOSPC',
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  // PostgreSQL: too many connections, shutting down, starting up, disk full.
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** The database can't be reached or can't write: trying again later may help. */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    error.name === 'KnexTimeoutError' ||
    outageCodes.has(code) ||
    error.message.startsWith('Connection terminated')
  )
}
