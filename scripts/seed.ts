import { build } from './builds/all'
import { inRoot } from './paths'
import { runNode } from './run-program'
import { makeSecrets } from './secrets'
import { readSettings } from './settings'

/** `npm run seed [-- --overwrite]`: loads the content of seed/ into the cms's database. */
export async function run(args: string[]): Promise<number> {
  const { variables, secretsDir } = readSettings({ NODE_ENV: 'production', DEMO_ACCOUNTS: 'true' })
  await build('cms')
  await makeSecrets(secretsDir)
  const { code } = await runNode([inRoot('cms/dist/src/seed.js'), ...args], {
    env: variables,
    onText: (text) => process.stdout.write(text.replaceAll(/^progress: /gm, '')),
  })
  return code
}
