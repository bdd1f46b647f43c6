import { join } from 'node:path'
import { startChild } from '../../harness/child'
import { root } from '../../harness/cms-modules'

/** Runs an npm command of the repository, without npm, to its end. */
export async function runCommand(args: string[], env: Record<string, string>) {
  const { PATH, HOME } = process.env
  const child = startChild(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    cwd: root,
    env: { PATH, HOME, ...env },
  })
  const { code } = await child.ended
  return { code, output: child.log() }
}
