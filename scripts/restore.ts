import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keepFilesPrivate } from '@app/runtime'
import { decryption, plain, type Cipher } from './backups/encryption'
import { MANIFEST } from './backups/manifest'
import { restore } from './backups/restore'
import { build } from './builds/all'
import { OperatorError } from './operator-error'
import { step } from './progress'
import { claimDataFolder } from './servers/claim-data-folder'
import { prepareDataFolder } from './servers/preflight'
import { readSettings } from './settings'

const IDENTITY = '--identity='

async function parseArgs(args: string[]): Promise<{ source: string; cipher: Cipher }> {
  const identity = args.find((arg) => arg.startsWith(IDENTITY))?.slice(IDENTITY.length)
  const [folder, ...rest] = args.filter((arg) => !arg.startsWith(IDENTITY))
  if (!folder || rest.length > 0 || folder.startsWith('-'))
    throw new OperatorError(
      'Usage: npm run restore -- <backup> [--identity=<file with the age key>]',
    )
  const source = resolve(folder)
  if (existsSync(join(source, MANIFEST))) return { source, cipher: plain }
  if (!existsSync(join(source, `${MANIFEST}.age`)))
    throw new OperatorError(`${source} is not a complete backup: it has no ${MANIFEST}.`)
  if (!identity)
    throw new OperatorError(
      'This backup is encrypted. Add the file with its age key: --identity=key.txt',
    )
  return { source, cipher: await decryption(identity) }
}

/** `npm run restore -- <backup> [--identity=file]`: into an empty target, every file checked. */
export async function run(args: string[]): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'production' })
  const { source, cipher } = await parseArgs(args)
  await build('cms-modules')
  keepFilesPrivate()
  prepareDataFolder(settings)
  const release = await claimDataFolder(settings)
  try {
    const { createdAt } = await step('Restore', () => restore(settings, source, cipher))
    console.log(`The backup of ${createdAt} is restored and checked. Start it with: npm start`)
    return 0
  } finally {
    release()
  }
}
