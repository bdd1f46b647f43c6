import { join } from 'node:path'
import { startChild } from '../../harness/child'
import { root } from '../../harness/cms-modules'

/** Linux's program that begins a network with nothing in it, of which the loopback is switched on. */
export const APART = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']

/** Runs an npm command of the repository, without npm, to its end; `within` a program that starts it. */
export async function runCommand(
  args: string[],
  env: Record<string, string>,
  within: string[] = [],
) {
  const { PATH, HOME } = process.env
  const command = [...within, process.execPath, join(root, 'scripts/run.mjs'), ...args]
  const [program = '', ...rest] = command
  const child = startChild(program, rest, {
    cwd: root,
    env: { PATH, HOME, ...env },
  })
  const { code } = await child.ended
  return { code, output: child.log() }
}
