import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whileHoldingLock } from './lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cms = join(root, 'cms')
const NEEDED_BYTES = 2e9
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP']

export class InstallError extends Error {
  /** @override */
  name = 'InstallError'
}

/** @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules', '.installed')

/**
 * What an installed tree depends on: the lockfile, and the Node that addons were compiled for.
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
const markInstalled = (folder) => writeFileSync(stampOf(folder), fingerprint(folder))

/** The headers that came with this Node, when they did: addons then compile without a download. */
function headersBesideNode() {
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
 * @param {string[]} words
 * @param {string} folder
 * @returns {Promise<number | null>}
 */
function npm(words, folder) {
  const cli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const given = [...words, '--loglevel=error', '--no-update-notifier']
  const child = spawn(cli ? process.execPath : 'npm', cli ? [cli, ...given] : given, {
    cwd: folder,
    shell: !cli && process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...headersBesideNode() },
  })
  // An npm that outlived this command would write into the tree of the next one.
  let isStopped = false
  const stop = () => {
    isStopped = true
    child.kill('SIGTERM')
  }
  for (const signal of STOPS) process.on(signal, stop)
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        'code' in error && error.code === 'ENOENT'
          ? new InstallError('npm is missing. Install Node from nodejs.org: npm comes with it.')
          : error,
      ),
    )
    child.once('exit', (code, signal) => {
      for (const one of STOPS) process.off(one, stop)
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
const isThere = (tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0

const missingTools = () =>
  Object.entries(compilerTools)
    .filter(([, names]) => !names.some(isThere))
    .map(([what]) => what)

/** @param {string[]} tools */
const compilerAdvice = (tools) =>
  `The database driver better-sqlite3 has to be compiled here, and that needs ${tools.join(', ')}.\n` +
  'Debian or Ubuntu: sudo apt install python3 make g++. macOS: xcode-select --install.'

/** @param {Room} room */
function failed({ what, needsCompiler }) {
  const tools = needsCompiler && !loadsDatabase() ? missingTools() : []
  if (tools.length > 0) return new InstallError(compilerAdvice(tools))
  return new InstallError(`npm could not install ${what}; its own words stand above.`)
}

/** @param {Room} room */
async function installRoom(room) {
  const { folder, what, takes, needsCompiler } = room
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < NEEDED_BYTES) {
    throw new InstallError('Installing needs 2 GB of free disk space, and there is less here.')
  }
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  console.log(`Installing ${what} (${takes}) …`)
  const beat = setInterval(() => console.log(`  still installing ${what}, ${seconds()}`), 30_000)
  try {
    if ((await npm(['ci'], folder)) !== 0) throw failed(room)
  } finally {
    clearInterval(beat)
  }
  if (needsCompiler && !loadsDatabase()) {
    await npm(['rebuild', 'better-sqlite3'], folder)
    if (!loadsDatabase()) throw failed(room)
  }
  markInstalled(folder)
  console.log(`  installed ${what} in ${seconds()}`)
}

/** @typedef {{ folder: string, what: string, takes: string, needsCompiler: boolean }} Room */

/** @type {Room} */
const rootRoom = {
  folder: root,
  what: 'the tools and the site',
  takes: 'some seconds',
  needsCompiler: false,
}

/** @type {Room} */
const cmsRoom = {
  folder: cms,
  what: 'the cms',
  takes: 'one to four minutes',
  needsCompiler: true,
}

/** Brings the installed trees in line with their lockfiles; does nothing when they are. */
export async function install({ withCms = true }) {
  const rooms = withCms ? [rootRoom, cmsRoom] : [rootRoom]
  const isWanted = (/** @type {Room} */ room) => !isInstalled(room.folder)
  if (!rooms.some(isWanted)) return
  await whileHoldingLock('installing', async () => {
    for (const room of rooms.filter(isWanted)) await installRoom(room)
  })
}
