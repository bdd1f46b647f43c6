// The database driver needs Node-API 10. On a Node without it, such as Node 20, the whole project runs on a Node
// that comes from the npm registry (docs/decisions/0001).
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installRooms, STOP_SIGNALS } from './install.mjs'

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url))

const folder = at('node')
const programs = join(folder, 'node_modules', '.bin')
const node = join(programs, 'node')

/**
 * Runs a command as `node scripts/run.mjs` would on a newer Node, and ends as it ends.
 * @param {string[]} args
 */
export async function runOnNewerNode(args) {
  console.error(
    `Node ${process.versions.node} cannot load the database driver; a newer one runs this command.`,
  )
  await installRooms([{ folder, label: 'a newer Node', duration: 'a few seconds' }])
  if (!existsSync(node)) {
    console.error('There is none for this system. Install Node 22.14 or newer.')
    process.exitCode = 1
    return
  }
  const PATH = [programs, process.env.PATH].join(delimiter)
  const child = spawn(
    node,
    [
      '--import',
      new URL('servers/stop-with-parent.mjs', import.meta.url).href,
      at('run.mjs'),
      ...args,
    ],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...process.env, PATH } },
  )
  for (const signal of STOP_SIGNALS) process.on(signal, () => child.kill(signal))
  // On SIGTERM the shell that npm runs us in can die without passing the signal on.
  const parent = process.ppid
  const check = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500)
  child.once('exit', (code, signal) => {
    clearInterval(check)
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 143)
  })
}
