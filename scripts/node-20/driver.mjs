// Everything that only Node 20 needs. When it is no longer supported, delete this folder, its mention in
// ../install.mjs and cms/Dockerfile, and its range in the `engines` of package.json.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const installed = join(folder, 'node_modules')

/** better-sqlite3 13 crashes on a Node without Node-API 10. */
export const isNode20 = process.versions.node.startsWith('20.')

/** Node's own headers, where they were installed with it: the driver then compiles offline. */
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

const compilerTools = {
  'Python 3': ['python3', 'python'],
  make: ['make', 'gmake'],
  'a C++ compiler': ['g++', 'clang++', 'c++'],
}

/** @param {string} tool */
const isInstalledTool = (tool) => spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0

function failureAdvice() {
  const missing = Object.entries(compilerTools)
    .filter(([, names]) => !names.some(isInstalledTool))
    .map(([tool]) => tool)
  if (missing.length === 0) return undefined
  return (
    `On Node 20 the database driver has to be compiled, which needs ${missing.join(', ')}.\n` +
    'Debian or Ubuntu: sudo apt install python3 make g++. macOS: xcode-select --install.\n' +
    'Node 22 and later need none of it.'
  )
}

export const driverForNode20 = {
  folder,
  label: 'the database driver for Node 20',
  duration: 'compiling it takes one to two minutes',
  env: bundledHeaders(),
  failureAdvice,
}

/**
 * Replaces the driver of an installed cms.
 * @param {string} cms
 */
export function useDriverForNode20(cms) {
  const target = join(cms, 'node_modules', 'better-sqlite3')
  rmSync(target, { recursive: true, force: true })
  const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
    cpSync(join(installed, from), join(target, to), { recursive: true })
  for (const part of ['package.json', 'lib', 'build/Release/better_sqlite3.node'])
    copy(`better-sqlite3/${part}`, part)
  for (const dependency of ['bindings', 'file-uri-to-path'])
    copy(dependency, `node_modules/${dependency}`)
}
