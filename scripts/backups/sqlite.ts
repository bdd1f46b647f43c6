import { existsSync } from 'node:fs'
import { OperatorError } from '../operator-error'
import { openSqlite } from './drivers'

/**
 * A consistent copy of a database that may be in use. VACUUM INTO reads in one transaction, while
 * SQLite's backup API starts again on every write of another process.
 */
export function copySqlite(from: string, to: string) {
  if (!existsSync(from))
    throw new OperatorError(`There is no database to back up: ${from} is missing.`)
  const source = openSqlite(from)
  try {
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
  const copy = openSqlite(to)
  try {
    const result = copy.pragma('integrity_check', { simple: true })
    if (result !== 'ok')
      throw new OperatorError(`The copy of the database is damaged: ${String(result)}`)
  } finally {
    copy.close()
  }
}
