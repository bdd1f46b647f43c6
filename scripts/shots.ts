import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './builds/all'
import { runPlaywright } from './checks/playwright'
import { cache, inRoot } from './paths'
import { OperatorError } from './operator-error'
import { runNode } from './run-program'
import { freePort } from './servers/free-port'
import { waitUntilReady } from './servers/ready'
import { startServer } from './servers/server-process'
import { makeSecrets } from './secrets'

/** An address at which nothing listens. */
const NO_CMS = 'http://127.0.0.1:9'

/** The built site without a cms, which shows its built-in content. */
async function startSite() {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const dataDir = join(cache, 'shots')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  await makeSecrets(join(dataDir, 'secrets'))
  const site = startServer({
    name: 'site',
    args: [inRoot('web/dist/server/main.js')],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WEB_PORT: String(port),
      DATA_DIR: dataDir,
      SECRETS_DIR: join(dataDir, 'secrets'),
      PUBLIC_SITE_URL: address,
      CMS_INTERNAL_URL: NO_CMS,
    },
    logPath: join(dataDir, 'site.log'),
  })
  await waitUntilReady(address, site)
  return { address, stop: () => site.stop() }
}

/** Updates the small pictures that the browser tests compare screens with. */
async function approve() {
  await build('all')
  process.env['UPDATE_LOOKS'] = 'true'
  const { failed, details } = await runPlaywright('release', ['looks'])
  if (failed > 0) throw new OperatorError(details.join('\n'))
  console.log('Review the changed pictures in tests/release/looks before you commit them.')
  return 0
}

/** `npm run shots [-- [--update | --site=http://…] [route …]]`: screenshots of every screen, in .shots. */
export async function run(args: string[]): Promise<number> {
  if (args.includes('--update')) return approve()
  const siteUrl = args.find((arg) => arg.startsWith('--site='))?.slice('--site='.length)
  const screens = args.filter((arg) => !arg.startsWith('--'))
  if (!siteUrl) await build('web')
  const site = siteUrl ? { address: siteUrl, stop: async () => undefined } : await startSite()
  try {
    const { code } = await runNode(
      [
        '--import',
        'tsx',
        inRoot('tests/shots/take.ts'),
        site.address,
        inRoot('.shots'),
        ...screens,
      ],
      { onText: (text) => process.stdout.write(text) },
    )
    if (code !== 0)
      throw new OperatorError('Some screenshots could not be taken; the errors are above.')
    return 0
  } finally {
    await site.stop()
  }
}
