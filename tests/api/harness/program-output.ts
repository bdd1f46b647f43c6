import { join } from 'node:path'
import { startChild } from '../../harness/child'
import { root } from '../../harness/cms-modules'

/** Runs a program of this folder with the environment of a stopped cms; gives the JSON that it prints after `label`. */
export async function programOutput(
  program: string,
  label: string,
  environment: Record<string, string>,
  ...args: string[]
): Promise<unknown> {
  const path = join(root, 'tests/api/harness', program)
  const { PATH, HOME } = process.env
  const child = startChild(process.execPath, ['--import', 'tsx', path, ...args], {
    env: { PATH, HOME, ...environment },
    cwd: root,
  })
  await child.ended
  const [, found] = new RegExp(`^${label} (.+)$`, 'm').exec(child.log()) ?? []
  if (!found) throw new Error(`${program} printed no ${label}.\n${child.log()}`)
  return JSON.parse(found)
}
