import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whileHoldingLock } from './lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cms = join(root, 'cms')
const REQUIRED_BYTES = 2e9
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

export class InstallError extends Error {
  /** @override */
  name = 'InstallError'
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

/** Node's own headers, where they were installed with it: native addons then compile offline. */
function bundledHeaders() {
  const prefix = dirname(dirname(process.execPath))
  const file = join(prefix, 'include', 'node', 'node_version.h')
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8')
  const number = (/** @type {string} */ part) =>
    new RegExp(`#define NODE_${part}_VERSION (\\d+)`).exec(text)?.[1]
  const version = ['MAJOR', 'MINOR', 'PATCH'].map(number).join('.')
  return version === process.versions.node ? { npm_config_nodedir: prefix } : {}
}

/**
 * @param {string[]} args
 * @param {string} folder
 * @returns {Promise<number | null>}
 */
function npm(args, folder) {
  const cli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const npmArgs = [...args, '--loglevel=error', '--no-update-notifier']
  const child = spawn(cli ? process.execPath : 'npm', cli ? [cli, ...npmArgs] : npmArgs, {
    cwd: folder,
    shell: !cli && process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...bundledHeaders() },
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
      if (isStopped || signal || code === 130) process.exit(130)
      resolve(code)
    })
  })
}

const loadsDatabase = () =>
  spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"], {
    cwd: cms,
  }).status === 0

const compilerTools = {
  'Python 3': ['python3', 'python'],
  make: ['make', 'gmake'],
  'a C++ compiler': ['g++', 'clang++', 'c++'],
}

/** @param {string} tool */
const isInstalledTool = (tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0

const missingTools = () =>
  Object.entries(compilerTools)
    .filter(([, names]) => !names.some(isInstalledTool))
    .map(([tool]) => tool)

/** @param {string[]} tools */
const compilerAdvice = (tools) =>
  `The database driver better-sqlite3 has to be compiled here, which needs ${tools.join(', ')}.\n` +
  'Debian or Ubuntu: sudo apt install python3 make g++. macOS: xcode-select --install.'

/** @param {Room} room */
function installFailure({ label, needsCompiler }) {
  const tools = needsCompiler && !loadsDatabase() ? missingTools() : []
  if (tools.length > 0) return new InstallError(compilerAdvice(tools))
  return new InstallError(`npm could not install ${label}; its output is above.`)
}

/**
 * npm writes this file last, so an interrupted installation lacks it. A finished one is brought up to
 * date: installing anew would compile better-sqlite3 again for each changed package.
 * @param {string} folder
 */
const installArgs = (folder) =>
  existsSync(join(folder, 'node_modules', '.package-lock.json'))
    ? ['install', '--no-save', '--no-audit', '--no-fund']
    : ['ci']

/** @param {Room} room */
async function installRoom(room) {
  const { folder, label, duration, needsCompiler } = room
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
    if ((await npm(installArgs(folder), folder)) !== 0) throw installFailure(room)
  } finally {
    clearInterval(reminder)
  }
  if (needsCompiler && !loadsDatabase()) {
    await npm(['rebuild', 'better-sqlite3'], folder)
    if (!loadsDatabase()) throw installFailure(room)
  }
  markInstalled(folder)
  console.log(`  installed ${label} in ${elapsed()}`)
}

/** @typedef {{ folder: string, label: string, duration: string, needsCompiler: boolean }} Room */

/** @type {Room} */
const rootRoom = {
  folder: root,
  label: 'the tools and the site',
  duration: 'a few seconds',
  needsCompiler: false,
}

/** @type {Room} */
const cmsRoom = {
  folder: cms,
  label: 'the cms',
  duration: 'one to four minutes',
  needsCompiler: true,
}

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

/** @param {{ withCms: boolean, buildsSite: boolean }} needs */
export async function install({ withCms, buildsSite }) {
  await installRooms([rootRoom])
  if (!withCms) return
  const meanwhile = buildsSite && !isInstalled(cms) ? buildMeanwhile() : undefined
  await installRooms([cmsRoom])
  await meanwhile
}

/**
 * Installs what does not match its lockfile.
 * @param {Room[]} rooms
 */
export async function installRooms(rooms) {
  const isStale = (/** @type {Room} */ room) => !isInstalled(room.folder)
  if (!rooms.some(isStale)) return
  await whileHoldingLock('installing', async () => {
    for (const room of rooms.filter(isStale)) await installRoom(room)
  })
}
