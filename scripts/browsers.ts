import { build } from './builds/all'
import { findEngines } from './checks/engines'
import { printResult } from './checks/print-result'
import { counts, skipped, sum } from './checks/result'
import { runVitest } from './checks/vitest'
import { OperatorError } from './operator-error'
import { step } from './progress'

/** `npm run test:browsers`: the site in Firefox and WebKit, where they are installed. */
export async function run(args: string[]): Promise<number> {
  if (args.length > 0) throw new OperatorError('Usage: npm run test:browsers, without options.')
  const { installed, reasons } = findEngines()
  if (installed.length === 0) throw new OperatorError(reasons.join('\n'))
  await build('all')
  const tested = await step(
    `The site in ${installed.join(' and ')}`,
    () =>
      runVitest({
        name: 'browsers',
        args: ['--config', 'tests/vitest.config.ts', '--project', 'browsers'],
      }),
    (result) => ({ isGood: result.failed === 0, message: counts(result) }),
  )
  return printResult(sum([tested, ...reasons.map(skipped)]))
}
