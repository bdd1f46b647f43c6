import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { openPostgres, openSqlite } from '../../../harness/cms-modules'
import { createDatabase } from '../../../harness/postgres'
import type { Data } from '../../../harness/start-cms'

export type StoredVersion = {
  /** The time at which its servers are started again: later, daily jobs would delete what is old. */
  storedAt: string
  /** Makes its database. */
  sql: string
  /** Secrets of nobody, accounts and uploads, as base64 by their path in DATA_DIR. */
  files: Record<string, string>
}

export const databases = ['sqlite', 'postgres'] as const
export type Database = (typeof databases)[number]

const fileOf = (version: string, database: Database) =>
  join(import.meta.dirname, `${version}.${database}.br`)

export function writeVersion(version: string, database: Database, stored: StoredVersion) {
  const text = Buffer.from(JSON.stringify(stored))
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
  writeFileSync(fileOf(version, database), brotliCompressSync(text, { params }))
}

/** The data of a version, as its cms had left them. */
export async function dataOf(version: string, database: Database, postgres: string) {
  const text = brotliDecompressSync(readFileSync(fileOf(version, database))).toString()
  const { storedAt, sql, files } = JSON.parse(text) as StoredVersion
  const dataDir = mkdtempSync(join(tmpdir(), 'site-stored-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true, mode: 0o700 })
    writeFileSync(join(dataDir, path), Buffer.from(content, 'base64'), { mode: 0o600 })
  }
  const databaseUrl = database === 'sqlite' ? '' : await createDatabase(postgres)
  if (databaseUrl === '') {
    const file = openSqlite(join(dataDir, 'cms.db'), false)
    file.unsafeMode()
    file.exec(sql)
    file.close()
  } else {
    const client = await openPostgres(databaseUrl)
    await client.query(sql).finally(() => client.end())
  }
  return { storedAt: Date.parse(storedAt), data: { dataDir, databaseUrl } satisfies Data }
}
