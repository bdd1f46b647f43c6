import { build } from './builds/all'
import { inRoot } from './paths'
import { runNode } from './run-program'

/** `npm run bench [-- quick] [-- part …]`: our figures beside their targets; at most fifteen minutes. */
export async function run(args: string[]): Promise<number> {
  await build('all')
  const program = ['--import', 'tsx', inRoot('tests/bench/run.ts'), ...args]
  return (await runNode(program, { isShown: true })).code
}
