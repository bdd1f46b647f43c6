import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from './settings/settings'
import { isJsonObject } from './shared/json'

type Dated = readonly [hash: string, at: Date]

/**
 * A file in DATA_DIR of keyed hashes, each with a date under this name. It is beside the database, since a backup from
 * before a row was written does not contain it.
 */
export function hashFile(name: string, dateName: string) {
  const file = join(settings.dataDir, name)

  const parsed = (line: string): Dated[] => {
    try {
      const value: unknown = JSON.parse(line)
      const { hash, [dateName]: at } = isJsonObject(value) ? value : {}
      const date = new Date(String(at))
      return typeof hash === 'string' && !Number.isNaN(date.getTime()) ? [[hash, date]] : []
    } catch {
      // A line that a crash cut short; the database has it, and it is written again.
      return []
    }
  }

  return {
    /** The last date of each hash. */
    async read(): Promise<Map<string, Date>> {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      return new Map(text.split('\n').flatMap(parsed))
    },

    async append(entries: readonly Dated[]) {
      if (entries.length === 0) return
      // Each line begins with the line break: the line before may have been cut short by a crash.
      const lines = entries.map(([hash, at]) => `\n${JSON.stringify({ hash, [dateName]: at })}`)
      await appendFile(file, lines.join(''), { mode: 0o600 })
    },
  }
}
