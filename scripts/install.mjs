import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whileHoldingLock } from './lock.mjs'
import { driverForNode20, isNode20, useDriverForNode20 } from './node-20/driver.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cms = join(root, 'cms')
const REQUIRED_BYTES = 2e9
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

export class InstallError extends Error {
  /** @override */
  name = 'InstallError'
}

class Interrupted extends Error {
  /** @override */
  name = 'Interrupted'
}

/** @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules', '.installed')

/**
 * Identifies an installed tree: its lockfile, and the Node that addons were compiled for.
 * @param {string} folder
 */
const fingerprint = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex')

/** @param {string} folder */
const isInstalled = (folder) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === fingerprint(folder)

/** @param {string} folder */
function markInstalled(folder) {
  const stamp = stampOf(folder)
  writeFileSync(`${stamp}.new`, fingerprint(folder))
  renameSync(`${stamp}.new`, stamp)
}

/**
 * @param {string[]} args
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number | null>}
 */
export function npm(args, folder, env) {
  const cli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const npmArgs = [...args, '--loglevel=error', '--no-update-notifier']
  const child = spawn(cli ? process.execPath : 'npm', cli ? [cli, ...npmArgs] : npmArgs, {
    cwd: folder,
    shell: !cli && process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  // An npm that outlives this command would write into node_modules while the next command uses it.
  let isStopped = false
  const stop = () => {
    isStopped = true
    child.kill('SIGTERM')
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        'code' in error && error.code === 'ENOENT'
          ? new InstallError('npm is not installed. It comes with Node from nodejs.org.')
          : error,
      ),
    )
    child.once('exit', (code, signal) => {
      for (const one of STOP_SIGNALS) process.off(one, stop)
      if (isStopped || signal || code === 130) reject(new Interrupted())
      else resolve(code)
    })
  })
}

/**
 * npm writes this file last, so an interrupted installation lacks it. A finished one is brought up to
 * date, which is quicker than a new one.
 * @param {string} folder
 */
const installArgs = (folder) =>
  existsSync(join(folder, 'node_modules', '.package-lock.json'))
    ? ['install', '--no-save', '--no-audit', '--no-fund']
    : ['ci']

/**
 * @typedef {object} Room
 * @property {string} folder
 * @property {string} label
 * @property {string} duration
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => string | undefined} [failureAdvice]
 */

/** @param {Room} room */
async function installRoom({ folder, label, duration, env, failureAdvice }) {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < REQUIRED_BYTES) {
    throw new InstallError('Not enough disk space: installing needs 2 GB.')
  }
  const startedAt = performance.now()
  const elapsed = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
  console.log(`Installing ${label} (${duration}) …`)
  const reminder = setInterval(
    () => console.log(`  still installing ${label}, ${elapsed()}`),
    30_000,
  )
  try {
    if ((await npm(installArgs(folder), folder, env)) !== 0) {
      const advice = failureAdvice?.() ?? `npm could not install ${label}; its output is above.`
      throw new InstallError(advice)
    }
  } finally {
    clearInterval(reminder)
  }
  markInstalled(folder)
  console.log(`  installed ${label} in ${elapsed()}`)
}

/** @type {Room} */
const rootRoom = { folder: root, label: 'the tools and the site', duration: 'a few seconds' }

/** @type {Room} */
const cmsRoom = { folder: cms, label: 'the cms', duration: 'half a minute to two minutes' }

/**
 * Builds what needs no cms while the cms is installed, which mostly waits for the network. Says nothing: whatever
 * failed here is built again, with its messages, when its turn comes.
 */
function buildMeanwhile() {
  const run = fileURLToPath(new URL('run.mjs', import.meta.url))
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  let isStopped = false
  const stop = () => {
    isStopped = true
    child?.kill('SIGTERM')
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop)
  const ended = (async () => {
    for (const group of ['packages', 'web']) {
      if (isStopped) return
      const started = spawn(process.execPath, [run, 'build', group], { stdio: 'ignore' })
      child = started
      await new Promise((resolve) => started.once('error', resolve).once('exit', resolve))
    }
  })()
  return ended.finally(() => {
    for (const signal of STOP_SIGNALS) process.off(signal, stop)
  })
}

/** @param {Room} room */
const isStale = ({ folder }) => !isInstalled(folder)

/** @param {Room} room */
const installIfStale = async (room) => {
  if (isStale(room)) await installRoom(room)
}

async function installCms() {
  if (!isNode20) return installIfStale(cmsRoom)
  const rooms = [driverForNode20, cmsRoom].filter(isStale)
  await all(rooms.map(installRoom))
  if (rooms.length > 0) useDriverForNode20(cms)
}

/**
 * Fails only when all of them have ended, so that none goes on behind the error message.
 * @param {Promise<unknown>[]} work
 */
async function all(work) {
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected') throw result.reason
}

/** @param {{ withCms: boolean, buildsSite: boolean }} needs */
export async function install({ withCms, buildsSite }) {
  if (!withCms) return installRooms([rootRoom])
  const cmsRooms = isNode20 ? [driverForNode20, cmsRoom] : [cmsRoom]
  if (![rootRoom, ...cmsRooms].some(isStale)) return
  await whileHoldingLock('installing', () => {
    const isSlow = cmsRooms.some(isStale)
    const tools = installIfStale(rootRoom)
    return all([buildsSite && isSlow ? tools.then(buildMeanwhile) : tools, installCms()])
  })
}

/**
 * Installs what does not match its lockfile.
 * @param {Room[]} rooms
 */
export async function installRooms(rooms) {
  if (!rooms.some(isStale)) return
  await whileHoldingLock('installing', async () => {
    for (const room of rooms) await installIfStale(room)
  })
}
