import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, vi } from 'vitest'
import { freePort } from '../../../scripts/servers/free-port'
import { cmsAt } from '../../harness/cms'
import { root } from '../../harness/cms-modules'
import { sendRequest } from '../../harness/http'
import { readPage } from '../../harness/page-content'
import { patience } from '../../harness/patience'
import { pagePaths } from '../../harness/routes'

const programs = { cms: 'cms/dist/src/server.js', site: 'web/dist/server/main.js' }

const POLLING = { timeout: patience.visit, interval: 100 }

/** A copy of a stopped stack's data, to start another one on. */
export function copyOf(original: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-start-'))
  cpSync(original, dataDir, { recursive: true })
  return dataDir
}

export type RunningStack = Awaited<ReturnType<typeof npmStart>>

type Options = {
  /** Another copy of the repository. */
  folder?: string
  /** The folder of another Node's program. */
  node?: string
  environment?: NodeJS.ProcessEnv
}

/** `npm start` in a process group of its own, as a terminal runs it. */
export async function npmStart(
  dataDir: string,
  { folder = root, node, environment }: Options = {},
) {
  const [webPort, cmsPort] = [await freePort(), await freePort()]
  const { HOME } = process.env
  const PATH = [node, process.env['PATH']].filter(Boolean).join(delimiter)
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      DATA_DIR: dataDir,
      WEB_PORT: String(webPort),
      CMS_PORT: String(cmsPort),
      INTAKE_RATE_PER_MINUTE: '0',
      ...environment,
    },
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-Number(npm.pid), name)
    } catch {
      // The group has ended.
    }
  }
  const isRunning = () => npm.exitCode === null && npm.signalCode === null
  const killWithTestRun = () => signal('SIGKILL')
  process.once('exit', killWithTestRun)
  const site = `http://127.0.0.1:${webPort}`
  const cms = cmsAt({ url: `http://127.0.0.1:${cmsPort}`, dataDir, databaseUrl: '' })
  const isReady = async (url: string) =>
    (await sendRequest(`${url}/readyz`).catch(() => ({ status: 0 }))).status === 200
  /** The process that supervises both servers: npm and its shell can end before it. */
  const supervisor = () =>
    (JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as { pid: number }).pid

  return {
    site,
    cms,
    output: () => output,
    /** Sends a signal to npm, its shell and the command at once, as a terminal does. */
    signal,
    closeTerminal() {
      npm.stdout.destroy()
      npm.stderr.destroy()
    },
    /** Resolves in the moment in which it is printed. */
    prints: (text: RegExp) =>
      new Promise<void>((resolve, reject) => {
        const check = () => text.test(output) && resolve()
        for (const stream of [npm.stdout, npm.stderr]) stream.on('data', check)
        npm.once('exit', () => reject(new Error(output)))
        check()
      }),
    shows: (text: string | RegExp) => expect.poll(() => output, POLLING).toMatch(text),
    isReady,
    /** Where the content of each page comes from, as it says itself. */
    sourcesOfPages: () =>
      Promise.all(
        pagePaths.map(async (path) => readPage((await sendRequest(site + path)).text).content),
      ),
    bothReady: () => vi.waitUntil(async () => (await isReady(site)) && isReady(cms.url), POLLING),
    isSupervising() {
      try {
        return process.kill(supervisor(), 0)
      } catch {
        return false
      }
    },
    pidOf(name: keyof typeof programs) {
      const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n')
      const line = list.find((one) => {
        const [, parent, ...args] = one.trim().split(/\s+/)
        return Number(parent) === supervisor() && args.join(' ').endsWith(programs[name])
      })
      return Number(line?.trim().split(/\s+/)[0])
    },
    /** Stops the stack and returns npm's exit code. */
    async interrupt() {
      process.kill(supervisor(), 'SIGINT')
      await vi.waitUntil(() => !isRunning(), POLLING)
      return npm.exitCode
    },
    async stop() {
      signal('SIGTERM')
      await vi.waitUntil(() => !isRunning() && !this.isSupervising(), POLLING)
      process.off('exit', killWithTestRun)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
