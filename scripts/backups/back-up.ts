import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bucketIn, databaseFile } from '@app/runtime'
import type { Settings } from '../settings'
import { fetchFile } from './bucket-files'
import { transfer, type Cipher } from './encryption'
import { describeFile, filesUnder } from './files'
import { MANIFEST, writeManifest, type Manifest, type TableHashes } from './manifest'
import { databaseFiles, foldersOf } from './parts'
import { dumpPostgres, postgresAddress } from './postgres'
import { copySqlite } from './sqlite'

export type BackupOptions = { target: string; cipher: Cipher }

/** The path of a new backup in a folder; the names sort by time. */
export const newTarget = (folder: string) =>
  join(folder, `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)

export const ownFolder = ({ dataDir }: Settings) => join(dataDir, 'backups')

async function collectDatabase(settings: Settings, staging: string): Promise<TableHashes> {
  await mkdir(join(staging, 'database'), { mode: 0o700 })
  if (settings.environment.DATABASE_URL)
    return dumpPostgres(postgresAddress(settings), join(staging, databaseFiles.postgres))
  copySqlite(databaseFile(settings.dataDir), join(staging, databaseFiles.sqlite))
  return {}
}

/**
 * Runs after the database is copied. An upload is on the disk before the row that names it, so that every file that the
 * copy of the database names is there.
 */
async function collectFiles(settings: Settings, staging: string) {
  for (const [folder, source] of Object.entries(foldersOf(settings))) {
    for (const path of await filesUnder(source)) {
      const copy = join(staging, folder, path)
      await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
      await copyFile(join(source, path), copy).catch((error: NodeJS.ErrnoException) => {
        // An editor has deleted the file since the folder was listed.
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
  await collectBucket(settings, join(staging, 'uploads'))
}

/** What the bucket has takes the place of its copies in the folder, which may be older. */
async function collectBucket({ environment }: Settings, target: string) {
  const bucket = bucketIn(environment)
  if (!bucket) return
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const name of await bucket.names()) await fetchFile(bucket, name, target)
}

async function collect(settings: Settings, staging: string): Promise<Manifest> {
  const tables = await collectDatabase(settings, staging)
  await collectFiles(settings, staging)
  const files = []
  for (const path of await filesUnder(staging)) files.push(await describeFile(staging, path))
  const database = settings.environment.DATABASE_URL ? 'postgres' : 'sqlite'
  return { createdAt: new Date().toISOString(), database, files, tables }
}

async function store(staging: string, { target, cipher }: BackupOptions) {
  const partial = `${target}.partial`
  try {
    for (const path of await filesUnder(staging)) {
      const file = join(partial, `${path}${cipher.suffix}`)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await transfer(join(staging, path), file, cipher)
    }
    await rename(partial, target)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** Collects the files in DATA_DIR, and stores them through the cipher from there: nothing leaves it unencrypted. */
export async function backUp(settings: Settings, options: BackupOptions): Promise<Manifest> {
  const staging = await mkdtemp(join(settings.dataDir, '.backup-'))
  try {
    const manifest = await collect(settings, staging)
    await writeFile(join(staging, MANIFEST), writeManifest(manifest))
    await store(staging, options)
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
