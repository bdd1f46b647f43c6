import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Bucket, bucketIn, databaseFile, isUploadName } from '@app/runtime'
import { OperatorError } from '../operator-error'
import type { Settings } from '../settings'
import { storeFile } from './bucket-files'
import { openPostgres } from './drivers'
import { transfer, type Cipher } from './encryption'
import { filesUnder, sha256Of } from './files'
import { MANIFEST, parseManifest, type Manifest } from './manifest'
import { databaseFiles, foldersOf } from './parts'
import { hashTables, loadPostgres, postgresAddress, tablesOf } from './postgres'

async function hasTables(address: string) {
  const connection = await openPostgres(address)
  return (await tablesOf(connection).finally(() => connection.end())).length > 0
}

async function refuseUnlessEmpty(settings: Settings, address: string, bucket?: Bucket) {
  const folders = Object.values(foldersOf(settings))
  const occupied = [
    ...folders.filter((folder) => existsSync(folder) && readdirSync(folder).length > 0),
    ...[databaseFile(settings.dataDir)].filter(existsSync),
    ...(address && (await hasTables(address)) ? ['the database in DATABASE_URL'] : []),
    ...(bucket && (await bucket.names()).length > 0 ? ['uploads/ in S3_BUCKET'] : []),
  ]
  if (occupied.length > 0)
    throw new OperatorError(
      `Restore into an empty target: ${occupied.join(' and ')} must be empty.`,
    )
}

/** Decrypts the whole backup and compares every file with the manifest before anything is placed. */
async function unpack(source: string, staging: string, cipher: Cipher): Promise<Manifest> {
  const unpackFile = async (path: string) => {
    const file = join(staging, path)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await transfer(join(source, `${path}${cipher.suffix}`), file, cipher).catch((error: Error) => {
      throw new OperatorError(`${path} can't be read from the backup: ${error.message}`)
    })
    return file
  }
  const manifest = parseManifest(await readFile(await unpackFile(MANIFEST), 'utf8'))
  for (const { path, sha256 } of manifest.files) {
    if ((await sha256Of(await unpackFile(path))) !== sha256)
      throw new OperatorError(`${path} is damaged: its checksum differs from the manifest's.`)
  }
  return manifest
}

function refuseOtherDatabase({ database }: Manifest, address: string) {
  if (database === 'postgres' && !address)
    throw new OperatorError(
      'This is a backup of PostgreSQL: set DATABASE_URL to an empty database.',
    )
  if (database === 'sqlite' && address)
    throw new OperatorError('This is a backup of SQLite: unset DATABASE_URL.')
}

async function placeDatabase(
  { database, tables }: Manifest,
  staging: string,
  dataDir: string,
  address: string,
) {
  const file = join(staging, databaseFiles[database])
  if (database === 'sqlite') return rename(file, databaseFile(dataDir))
  await loadPostgres(address, file)
  const connection = await openPostgres(address)
  const restored = await hashTables(connection).finally(() => connection.end())
  if (!isDeepStrictEqual(restored, tables))
    throw new OperatorError(
      'The restored tables differ from the manifest. Do not use this database.',
    )
}

async function placeFolder(source: string, target: string) {
  for (const path of await filesUnder(source)) {
    await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 })
    await rename(join(source, path), join(target, path))
  }
}

/** Uploads belong into the bucket, if there is one. The folder gets its copies when somebody asks for them. */
async function placeInBucket(source: string, bucket: Bucket, staging: string) {
  for (const name of (await filesUnder(source)).filter(isUploadName)) {
    await storeFile(bucket, name, join(source, name), staging)
    await rm(join(source, name))
  }
}

/** Into an empty target, with every file checked before any is placed. */
export async function restore(
  settings: Settings,
  source: string,
  cipher: Cipher,
): Promise<Manifest> {
  const { dataDir, environment } = settings
  const address = environment.DATABASE_URL ? postgresAddress(settings) : ''
  const bucket = bucketIn(environment)
  await refuseUnlessEmpty(settings, address, bucket)
  const staging = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const manifest = await unpack(source, staging, cipher)
    refuseOtherDatabase(manifest, address)
    if (bucket) await placeInBucket(join(staging, 'uploads'), bucket, staging)
    for (const [folder, target] of Object.entries(foldersOf(settings)))
      await placeFolder(join(staging, folder), target)
    await placeDatabase(manifest, staging, dataDir, address)
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
