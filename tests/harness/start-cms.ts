import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../../scripts/secrets'
import { freePort } from '../../scripts/servers/free-port'
import { here, type Place, startProgram, type Child } from './child'
import { cmsAt } from './cms'
import { root } from './cms-modules'
import { sendRequest } from './http'
import { noteStart } from './patience'
import { createDatabase } from './postgres'

type Environment = Record<string, string>

type Options = {
  /** The address of a running PostgreSQL; empty for SQLite. */
  postgres: string
  /** A stopped cms whose data is copied: much quicker than a first start. */
  from?: Data
  /** Changes the data before the cms starts on it, as an earlier version had left it. */
  prepare?: (data: Data) => Promise<void>
  /** Data that other processes of the cms use at the same time. */
  sharing?: Data
  environment?: Environment
  /** The folder of the compiled cms: another version, or a copy. */
  app?: string
  /** Another machine, where it has the port that it has by default. */
  place?: Place
}

export type Data = { dataDir: string; databaseUrl: string }

export type RunningCms = Awaited<ReturnType<typeof startCms>>

function launch(app: string, environment: Environment, place: Place): Child {
  const program = join(app, 'dist/src/server.js')
  if (!existsSync(program)) throw new Error(`${program} is not built yet: run "npm run build".`)
  return startProgram(program, environment, place)
}

/** A folder with secrets, and an empty database or a copy of one. */
export async function makeData(postgres: string, from?: Data): Promise<Data> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-cms-'))
  if (from) cpSync(from.dataDir, dataDir, { recursive: true })
  else await makeSecrets(join(dataDir, 'secrets'))
  return { dataDir, databaseUrl: postgres && (await createDatabase(postgres, from?.databaseUrl)) }
}

/** Starts the compiled cms as a process with its own data, which survive a kill. */
export async function startCms({
  postgres,
  from,
  prepare,
  sharing,
  environment = {},
  app = join(root, 'cms'),
  place = here,
}: Options) {
  const { dataDir, databaseUrl } = sharing ?? (await makeData(postgres, from))
  await prepare?.({ dataDir, databaseUrl })
  const port = place === here ? String(await freePort()) : '1337'
  const url = `http://${place.address}:${port}`
  const settings: Environment = {
    NODE_ENV: 'production',
    CMS_PORT: port,
    HOST: place.address,
    DATA_DIR: dataDir,
    TMPDIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_CMS_URL: url,
    // With the trailing slash that operators often type.
    PUBLIC_SITE_URL: 'http://127.0.0.1:3000/',
    DEMO_ACCOUNTS: 'true',
    INTAKE_RATE_PER_MINUTE: '0',
    CONTENT_READS_PER_SECOND: '0',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...environment,
  }
  let child = launch(app, settings, place)
  const ready = async () => {
    const startedAt = performance.now()
    const isReady = async () => (await sendRequest(`${url}/readyz`)).status === 200
    await child.waitUntil(isReady)
    noteStart((performance.now() - startedAt) / 1000)
  }
  await ready()
  return {
    ...cmsAt({ url, dataDir, databaseUrl }),
    environment: settings,
    log: () => child.log(),
    pid: () => Number(child.pid),
    /** Without any clean-up, as a power cut would. */
    kill: () => child.stop('SIGKILL'),
    stop: () => child.stop('SIGTERM'),
    /** Starts a stopped or killed cms again on the same data. */
    async startAgain(changed: Environment = {}) {
      child = launch(app, { ...settings, ...changed }, place)
      await ready()
    },
    async remove() {
      await child.stop('SIGKILL')
      if (!sharing) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
