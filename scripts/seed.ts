import { keepFilesPrivate } from '@app/runtime'
import { build } from './builds/all'
import { inRoot } from './paths'
import { runNode } from './run-program'
import { makeSecrets } from './secrets'
import { prepareDataFolder } from './servers/preflight'
import { readSettings } from './settings'

/** `npm run seed [-- --overwrite] [-- --add=de]`: loads the content of seed/ into the cms's database. */
export async function run(args: string[]): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'production', DEMO_ACCOUNTS: 'true' })
  const { variables, secretsDir } = settings
  prepareDataFolder(settings)
  await build('cms-server')
  keepFilesPrivate()
  await makeSecrets(secretsDir)
  const added = args.flatMap((arg) => /^--add=(.+)$/.exec(arg)?.[1] ?? [])
  const { code } = await runNode([inRoot('cms/dist/src/seed.js'), ...args], {
    env: added.length > 0 ? { ...variables, SEED_LANGUAGES: added.join() } : variables,
    onText: (text) => process.stdout.write(text.replaceAll(/^progress: /gm, '')),
  })
  return code
}
