import { build } from './builds/all'
import { inRoot } from './paths'
import { runNode } from './run-program'

/** `npm run test:mutations [-- name…]`: small faults are put into a copy of the code; a test has to notice each. */
export async function run(names: string[]): Promise<number> {
  await build('all')
  const program = ['--import', 'tsx', inRoot('tests/mutations/run.ts'), ...names]
  return (await runNode(program, { isShown: true })).code
}
