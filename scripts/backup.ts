import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { encryption, plain, transfer, type Cipher } from './backups/encryption'
import { describeFile, filesUnder } from './backups/files'
import { MANIFEST, writeManifest, type Manifest, type TableHashes } from './backups/manifest'
import { databaseFiles, foldersOf } from './backups/parts'
import { dumpPostgres, postgresAddress } from './backups/postgres'
import { copySqlite } from './backups/sqlite'
import { Problem } from './problem'
import { step } from './progress'
import { readSettings, type Settings } from './settings'

type Options = { target: string; cipher: Cipher }

const ENCRYPT_TO = '--encrypt-to='

function parseArgs(args: string[], { dataDir }: Settings): Options {
  const recipient = args.find((arg) => arg.startsWith(ENCRYPT_TO))?.slice(ENCRYPT_TO.length)
  const [folder, ...rest] = args.filter((arg) => !arg.startsWith(ENCRYPT_TO))
  if (rest.length > 0 || folder?.startsWith('-'))
    throw new Problem('Usage: npm run backup -- [folder] [--encrypt-to=age1…]')
  const name = `beam-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  return {
    target: join(resolve(folder ?? join(dataDir, 'backups')), name),
    cipher: recipient === undefined ? plain : encryption(recipient),
  }
}

async function collectDatabase(settings: Settings, staging: string): Promise<TableHashes> {
  await mkdir(join(staging, 'database'), { mode: 0o700 })
  if (settings.environment.DATABASE_URL)
    return dumpPostgres(postgresAddress(settings), join(staging, databaseFiles.postgres))
  copySqlite(join(settings.dataDir, 'beam.db'), join(staging, databaseFiles.sqlite))
  return {}
}

/** Runs after the database's copy: an upload is on the disk before the row that names it. */
async function collectFiles(settings: Settings, staging: string) {
  for (const [folder, source] of Object.entries(foldersOf(settings))) {
    for (const path of await filesUnder(source)) {
      const copy = join(staging, folder, path)
      await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
      await copyFile(join(source, path), copy).catch((error: NodeJS.ErrnoException) => {
        // An editor has just deleted it.
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
}

async function collect(settings: Settings, staging: string): Promise<Manifest> {
  const tables = await collectDatabase(settings, staging)
  await collectFiles(settings, staging)
  const files = []
  for (const path of await filesUnder(staging)) files.push(await describeFile(staging, path))
  const database = settings.environment.DATABASE_URL ? 'postgres' : 'sqlite'
  return { createdAt: new Date().toISOString(), database, files, tables }
}

async function store(staging: string, { target, cipher }: Options) {
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

/** Nothing unencrypted leaves DATA_DIR: the files are collected there first. */
async function backUp(settings: Settings, options: Options): Promise<Manifest> {
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

/** `npm run backup [-- folder] [--encrypt-to=age1…]`: a checked copy of a stack that may be running. */
export async function run(args: string[]): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'production' })
  const options = parseArgs(args, settings)
  const { files } = await step('Back up', () => backUp(settings, options))
  const bytes = files.reduce((total, file) => total + file.bytes, 0)
  console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB: ${options.target}`)
  if (options.cipher === plain)
    console.log('It contains the secrets, unencrypted: store it where only you can read it.')
  return 0
}
