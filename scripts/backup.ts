import { resolve } from 'node:path'
import { keepFilesPrivate } from '@app/runtime'
import { build } from './builds/all'
import { type BackupOptions, backUp, newTarget, ownFolder } from './backups/back-up'
import { encryption, plain } from './backups/encryption'
import { OperatorError } from './operator-error'
import { step } from './progress'
import { readSettings, type Settings } from './settings'

const ENCRYPT_TO = '--encrypt-to='

function parseArgs(args: string[], settings: Settings): BackupOptions {
  const recipient = args.find((arg) => arg.startsWith(ENCRYPT_TO))?.slice(ENCRYPT_TO.length)
  const [folder, ...rest] = args.filter((arg) => !arg.startsWith(ENCRYPT_TO))
  if (rest.length > 0 || folder?.startsWith('-'))
    throw new OperatorError('Usage: npm run backup -- [folder] [--encrypt-to=age1…]')
  return {
    target: newTarget(folder === undefined ? ownFolder(settings) : resolve(folder)),
    cipher: recipient === undefined ? plain : encryption(recipient),
  }
}

/** `npm run backup [-- folder] [--encrypt-to=age1…]`: a checked copy of a stack that may be running. */
export async function run(args: string[]): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'production' })
  const options = parseArgs(args, settings)
  await build('cms-modules')
  keepFilesPrivate()
  const { files } = await step('Back up', () => backUp(settings, options))
  const bytes = files.reduce((total, file) => total + file.bytes, 0)
  console.log(`${files.length} files, ${(bytes / 1e6).toFixed(1)} MB: ${options.target}`)
  if (options.cipher === plain)
    console.log('It contains the secrets, unencrypted: store it where only you can read it.')
  return 0
}
