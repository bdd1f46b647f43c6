import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './builds/all'
import { cache, inRoot } from './paths'
import { Problem } from './problem'
import { runNode } from './run-program'
import { freePort } from './servers/free-port'
import { untilReady } from './servers/ready'
import { startServer } from './servers/server-program'
import { makeSecrets } from './secrets'

const NOWHERE = 'http://127.0.0.1:9'

/** The built site alone: without a cms it shows the content it was built with. */
async function startSite() {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const dataDir = join(cache, 'shots')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  makeSecrets(join(dataDir, 'secrets'))
  const site = startServer({
    name: 'site',
    words: [inRoot('web/dist/server/main.js')],
    variables: {
      ...process.env,
      NODE_ENV: 'production',
      WEB_PORT: String(port),
      DATA_DIR: dataDir,
      SECRETS_DIR: join(dataDir, 'secrets'),
      PUBLIC_SITE_URL: address,
      CMS_INTERNAL_URL: NOWHERE,
    },
    log: join(dataDir, 'site.log'),
  })
  await untilReady(address, site)
  return { address, stop: () => site.stop() }
}

/** Takes anew the small pictures that the tests hold screens against. */
async function approve() {
  await build('all')
  const { code, output } = await runNode(
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--config=tests/vitest.config.ts',
      '--project=e2e',
      'e2e/looks',
    ],
    { env: { ...process.env, UPDATE_LOOKS: 'true' } },
  )
  if (code !== 0) throw new Problem(output)
  console.log('Look at what changed in tests/e2e/looks before you commit it.')
  return 0
}

/** `npm run shots [-- [--update | --site=http://…] [route …]]`: pictures of every screen, in .shots. */
export async function run(options: string[]): Promise<number> {
  if (options.includes('--update')) return approve()
  const given = options.find((one) => one.startsWith('--site='))?.slice('--site='.length)
  const names = options.filter((one) => !one.startsWith('--'))
  if (!given) await build('web')
  const site = given ? { address: given, stop: async () => undefined } : await startSite()
  try {
    const { code } = await runNode(
      ['--import', 'tsx', inRoot('tests/shots/take.ts'), site.address, inRoot('.shots'), ...names],
      { onText: (text) => process.stdout.write(text) },
    )
    if (code !== 0) throw new Problem('Not every picture could be taken.')
    return 0
  } finally {
    await site.stop()
  }
}
