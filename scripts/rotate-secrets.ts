import { existsSync } from 'node:fs'
import { keepFilesPrivate } from '@app/runtime'
import { OperatorError } from './operator-error'
import { rotateSecrets } from './secrets'
import { claimDataFolder } from './servers/claim-data-folder'
import { readSettings } from './settings'

const help = `Usage: npm run rotate-secrets

Replaces every key that the cms and the site's server use, for a stack that is stopped. Afterwards:
- all staff log in again, with their existing passwords;
- draft links have to be opened again from the panel;
- the site reads with new tokens as soon as both servers run; pages that are open in browsers
  use the old one until they are loaded again.
Content, accounts, submissions, the database's password and the key that hashes who left the
newsletter stay. A backup contains the keys that were in use when it was made.`

/** `npm run rotate-secrets`: new keys for both servers. */
export async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(help)
    return 0
  }
  if (args.length > 0) throw new OperatorError(help)
  const settings = readSettings({ NODE_ENV: 'production' })
  if (!existsSync(settings.secretsDir))
    throw new OperatorError(
      `There are no secrets in ${settings.secretsDir} yet: the first start generates them.`,
    )
  keepFilesPrivate()
  const release = await claimDataFolder(settings)
  try {
    await rotateSecrets(settings.secretsDir)
  } finally {
    release()
  }
  console.log('All secrets have been replaced. Start both servers again; all staff have to log in.')
  return 0
}
