import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/**
 * SQLite's file in a data folder. Before 1.0.0 it had another name: the log goes first, in which commits
 * may stand that the file does not hold yet.
 */
export function databaseFile(dataDir: string): string {
  const file = join(dataDir, 'cms.db')
  const earlier = join(dataDir, 'beam.db')
  if (existsSync(earlier) && !existsSync(file))
    for (const suffix of ['-wal', '-shm', ''])
      if (existsSync(earlier + suffix)) renameSync(earlier + suffix, file + suffix)
  return file
}
