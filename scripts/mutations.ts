import { build } from './builds/all'
import { inRoot } from './paths'
import { runNode } from './run-program'

/**
 * `npm run test:mutations [-- name…]`: small faults are put into a copy of the code; a test has to notice each. With
 * `--value`: what each test file cost in the last runs, and notices.
 */
export async function run(names: string[]): Promise<number> {
  if (names[0] === '--value') return runTs('value')
  await build('all')
  return runTs('run', names)
}

const runTs = async (name: string, args: string[] = []) =>
  (
    await runNode(['--import', 'tsx', inRoot(`tests/mutations/${name}.ts`), ...args], {
      isShown: true,
    })
  ).code
