import { randomInt } from 'node:crypto'
import { build } from './builds/all'
import { inRoot } from './paths'
import { OperatorError } from './operator-error'
import { runNode } from './run-program'

const USAGE = 'Usage: npm run test:faults -- [--seed=number] [--kills=number] [--only=case,…]'

function parseArgs(args: string[]) {
  const options: Record<string, string> = { seed: String(randomInt(1e6)), kills: '50', only: '' }
  for (const arg of args) {
    const [, name = '', value = ''] = /^--(\w+)=(.+)$/.exec(arg) ?? []
    if (!(name in options)) throw new OperatorError(USAGE)
    options[name] = value
  }
  if (![options.seed, options.kills].every((number) => Number.isInteger(Number(number))))
    throw new OperatorError(USAGE)
  return [options.seed ?? '', options.kills ?? '', options.only ?? '']
}

/** `npm run test:faults`: servers killed, answers lost, the database gone; at most a quarter of an hour. */
export async function run(args: string[]): Promise<number> {
  const parsed = parseArgs(args)
  await build('all')
  const program = ['--import', 'tsx', inRoot('tests/faults/run.ts'), ...parsed]
  return (await runNode(program, { isShown: true })).code
}
