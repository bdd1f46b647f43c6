import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../../platform/shared/json'
import { settings } from '../../../platform/settings/settings'
import { ERASURES } from './table'

export type Tombstone = { hash: string; erasedAt: Date }

/** Kept outside the database, since a backup from before an erasure does not contain it. */
const file = join(settings.dataDir, 'erasures.jsonl')

function parsed(line: string): Tombstone[] {
  try {
    const value: unknown = JSON.parse(line)
    const { hash, erasedAt } = isJsonObject(value) ? value : {}
    const date = new Date(String(erasedAt))
    return typeof hash === 'string' && !Number.isNaN(date.getTime())
      ? [{ hash, erasedAt: date }]
      : []
  } catch {
    // A line that a crash cut short; the database has it, and it is written again.
    return []
  }
}

export async function tombstonesInFile(): Promise<Tombstone[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(parsed)
}

export async function tombstonesInDatabase({ db }: Core.Strapi): Promise<Tombstone[]> {
  const rows: { hash: string; erased_at: Date | number }[] = await db
    .connection(ERASURES)
    .select('hash', 'erased_at')
  return rows.map(({ hash, erased_at: erasedAt }) => ({ hash, erasedAt: new Date(erasedAt) }))
}

export async function appendTombstones(tombstones: readonly Tombstone[]) {
  if (tombstones.length === 0) return
  // Each line begins with the line break: the line before may have been cut short by a crash.
  const lines = tombstones.map((tombstone) => `\n${JSON.stringify(tombstone)}`).join('')
  await appendFile(file, lines, { mode: 0o600 })
}
