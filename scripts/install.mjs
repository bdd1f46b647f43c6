import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whileHoldingLock } from './lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cms = join(root, 'cms')
const REQUIRED_BYTES = 2e9
/** @type {NodeJS.Signals[]} */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

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
 * @returns {Promise<number | null>}
 */
export function npm(args, folder) {
  const cli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const npmArgs = [...args, '--loglevel=error', '--no-update-notifier']
  const child = spawn(cli ? process.execPath : 'npm', cli ? [cli, ...npmArgs] : npmArgs, {
    cwd: folder,
    shell: !cli && process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
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

const options = ['--no-audit', '--no-fund', '--replace-registry-host=always']

/**
 * npm writes this file last, so an interrupted installation lacks it. A finished one is brought up to
 * date, which is quicker than a new one.
 * @param {string} folder
 */
const installArgs = (folder) =>
  existsSync(join(folder, 'node_modules', '.package-lock.json'))
    ? ['install', '--no-save', ...options]
    : ['ci', ...options]

/**
 * Our lockfiles name no registry, so npm would read the whole history of each package to learn where its file
 * is: a third of an installation. Every registry has it at the same address, which this copy of the lockfile
 * gives; npm prefers the copy to the lockfile, and puts its own registry in place of the host.
 * @param {string} folder
 */
function writeAddresses(folder) {
  /** @type {{ packages: Record<string, { name?: string, version?: string, integrity?: string, resolved?: string }> }} */
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved) continue
    const name = entry.name ?? path.replace(/.*node_modules\//, '')
    const file = `${name.replace(/.*\//, '')}-${entry.version}.tgz`
    entry.resolved = `https://any-registry.invalid/${name}/-/${file}`
  }
  const copy = join(folder, 'npm-shrinkwrap.json')
  writeFileSync(copy, JSON.stringify(lock))
  return () => rmSync(copy, { force: true })
}

/**
 * @typedef {object} Room
 * @property {string} folder
 * @property {string} label
 * @property {string} duration
 */

/**
 * @param {Room} room
 * @param {(line: string) => void} say
 */
async function installRoom({ folder, label, duration }, say) {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < REQUIRED_BYTES) {
    throw new InstallError('Not enough disk space: installing needs 2 GB.')
  }
  const startedAt = performance.now()
  const elapsed = () => `${Math.round((performance.now() - startedAt) / 1000)} s`
  say(`Installing ${label} (${duration}) …`)
  const reminder = setInterval(() => say(`  still installing ${label}, ${elapsed()}`), 30_000)
  const removeAddresses = writeAddresses(folder)
  try {
    if ((await npm(installArgs(folder), folder)) !== 0)
      throw new InstallError(`npm could not install ${label}; its output is above.`)
  } finally {
    removeAddresses()
    clearInterval(reminder)
  }
  markInstalled(folder)
  say(`  installed ${label} in ${elapsed()}`)
}

/** @type {Room} */
export const rootRoom = { folder: root, label: 'the tools and the site', duration: 'a few seconds' }

/**
 * The cms has a dependency tree of its own, and a large one: what only needs the site skips it.
 * @type {Room}
 */
export const cmsRoom = { folder: cms, label: 'the cms', duration: 'half a minute to two minutes' }

/** @param {Room} room */
const isStale = ({ folder }) => !isInstalled(folder)

/**
 * Installs what does not match its lockfile.
 * @param {Room[]} rooms
 * @param {(line: string) => void} [say]
 */
export async function installRooms(rooms, say = console.log) {
  if (!rooms.some(isStale)) return
  await whileHoldingLock('installing', async () => {
    for (const room of rooms) if (isStale(room)) await installRoom(room, say)
  })
}
