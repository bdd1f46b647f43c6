import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, inRoot } from '../paths'
import { OperatorError } from '../operator-error'
import { runNode } from '../run-program'
import { makeSecrets } from '../secrets'
import type { Build } from './stamp'

const cms = inRoot('cms')
const dist = inRoot('cms', 'dist')
const STRAPI = 'node_modules/@strapi/strapi/bin/strapi.js'
const sharedInputs = ['contract', 'runtime', 'seed', 'tsconfig.base.json']

/** Clears dist but for dist/build: it holds the panel's bundle, which has its own build and takes a minute. */
function clearCompiled() {
  if (!existsSync(dist)) return
  for (const name of readdirSync(dist)) {
    if (name !== 'build') rmSync(join(dist, name), { recursive: true, force: true })
  }
}

async function compile() {
  clearCompiled()
  const { code, output } = await runNode(
    [inRoot('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'],
    { cwd: cms },
  )
  if (code !== 0) throw new OperatorError(`The cms does not compile.\n${output}`)
  // The cms may start before its panel is built. It looks for this folder only when it starts.
  mkdirSync(join(dist, 'build'), { recursive: true })
}

/** Strapi reads the whole configuration to build its panel, so it gets secrets that nothing else uses. */
async function panelEnvironment(): Promise<NodeJS.ProcessEnv> {
  const dataDir = join(cache, 'panel')
  await makeSecrets(join(dataDir, 'secrets'))
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env
  return {
    PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    STRAPI_TELEMETRY_DISABLED: 'true',
    BROWSERSLIST_IGNORE_OLD_DATA: 'true',
  }
}

async function buildPanel(detail: (text: string) => void) {
  detail('about a minute')
  const program = ['--require', inRoot('scripts/builds/beside-a-start.cjs'), STRAPI, 'build']
  const { code, output } = await runNode(program, { cwd: cms, env: await panelEnvironment() })
  if (code !== 0) throw new OperatorError(`The admin panel could not be built.\n${output}`)
}

export const cmsBuild: Build = {
  name: 'cms',
  title: 'Compile the cms',
  inputs: [...sharedInputs, 'cms/config', 'cms/src', 'cms/tsconfig.json', 'cms/package-lock.json'],
  outputs: ['cms/dist/src/index.js', 'cms/dist/config/server.js'],
  build: compile,
}

/** What a feature has for the panel, and what its panel and server share. */
const panelFolders = () =>
  readdirSync(inRoot('cms/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)(?:panel|shared)$/.test(path))
    .map((path) => `cms/src/${path}`)

/** The inputs are what ends up in the panel's bundle; content types and components are read at run time. */
export const panelBuild: Build = {
  name: 'panel',
  title: 'Build the panel',
  get inputs() {
    return [
      'contract/index.ts',
      'contract/wall-clock.ts',
      'contract/content',
      'contract/forms',
      'seed/content/site.ts',
      'seed/media/logo.svg',
      'cms/src/admin',
      ...panelFolders(),
      'cms/src/api/intake/content-types',
      'cms/config/admin.ts',
      'cms/config/plugins.ts',
      'cms/package-lock.json',
    ]
  },
  outputs: ['cms/dist/build/index.html'],
  build: buildPanel,
}
