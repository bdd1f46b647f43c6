import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '../../../contract/brand'
import { freePort } from '../../../scripts/servers/free-port'
import { root } from '../../harness/cms-modules'
import type { BenchPart } from '../bench-part'

/** Of its table, and of the site's first page beside it. */
const SHARE = { table: 0.35, page: 0.15 }
const INSTALLED_S = 5

/** As in a new terminal: no cache of npm, and the Node that was there before ours. */
function environmentOf(home: string, variables: NodeJS.ProcessEnv = {}) {
  const PATH = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(join('scripts', 'node')))
    .join(delimiter)
  return { ...process.env, PATH, HOME: home, CI: 'true', ...variables }
}

/** A program in a process group of its own, and how many seconds after its start something is so. */
function follow(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    ended,
    output: () => output,
    async secondsUntil(isSo: () => Promise<boolean> | boolean) {
      while (!(await isSo())) {
        if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')}:\n${output}`)
        await sleep(100)
      }
      return (performance.now() - startedAt) / 1000
    },
    async stop() {
      if (child.exitCode === null) process.kill(-Number(child.pid), 'SIGTERM')
      await ended
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  )

async function startOwn(folder: string, home: string) {
  const [web, cms] = [await freePort(), await freePort()]
  const env = environmentOf(home, { WEB_PORT: String(web), CMS_PORT: String(cms) })
  const start = follow('npm', ['start'], folder, env)
  try {
    const page = await start.secondsUntil(() => answers(`http://127.0.0.1:${web}/`))
    const table = await start.secondsUntil(() => start.output().includes('Ctrl-C stops'))
    return { page, table }
  } finally {
    await start.stop()
  }
}

/** Installs, builds and starts an empty project of the same Strapi, as its documentation says. */
async function startPeer(parent: string, home: string) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'cms/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const port = await freePort()
  const env = environmentOf(home, { PORT: String(port), NODE_ENV: 'production' })
  const create = `npx --yes create-strapi@${dependencies['@strapi/strapi']} peer --non-interactive --skip-cloud --skip-db --no-example --use-npm --install --no-git-init --no-run`
  const commands = `NODE_ENV= ${create} && cd peer && npm run build && exec npm start`
  const start = follow('sh', ['-c', commands], parent, env)
  try {
    return await start.secondsUntil(() => answers(`http://127.0.0.1:${port}/admin`))
  } finally {
    await start.stop()
  }
}

export const firstStart: BenchPart = {
  name: 'first-start',
  title: 'From a clone to the table of npm start, with empty caches',
  isOnRequest: true,
  async run({ detail }) {
    const parent = mkdtempSync(join(tmpdir(), 'site-first-start-'))
    const folder = join(parent, 'site')
    const homeOf = (name: string) => {
      const home = join(parent, name)
      mkdirSync(home)
      return home
    }
    try {
      execFileSync('git', ['clone', '--quiet', root, folder])
      detail('the first start')
      const first = await startOwn(folder, homeOf('home'))
      detail('a start of what is installed')
      const later = await startOwn(folder, join(parent, 'home'))
      detail('an empty project of Strapi')
      const peer = await startPeer(parent, homeOf('home-of-peer'))
      const shareOf = (seconds: number, share: number) => ({
        text: `≤ ${share} of an empty project`,
        isMet: seconds <= share * peer,
      })
      const strapi = 'empty Strapi'
      return [
        {
          what: 'Until the table',
          unit: 's',
          values: { [brand.name]: first.table, [strapi]: peer },
          target: shareOf(first.table, SHARE.table),
        },
        {
          what: 'Until the first page of the site',
          unit: 's',
          values: { [brand.name]: first.page, [strapi]: peer },
          target: shareOf(first.page, SHARE.page),
        },
        {
          what: 'Installed, until the table',
          unit: 's',
          values: { [brand.name]: later.table },
          target: { text: `≤ ${INSTALLED_S} s`, isMet: later.table <= INSTALLED_S },
        },
      ]
    } finally {
      rmSync(parent, { recursive: true, force: true })
    }
  },
}
