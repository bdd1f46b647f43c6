import { build } from '../builds/all'
import { OperatorError } from '../operator-error'
import { step } from '../progress'
import { runPlaywright } from './playwright'
import { printResult } from './print-result'
import { counts } from './result'

const TIMES = 20
/** How many times slower pages run: as on a machine on which five others work. */
const SLOWED = '4'

/**
 * `npm run test:repeat -- staff/menu`: a browser test passes twenty times before it lands, each time on a new
 * stack, while its pages run four times slower. It ends with the first failure.
 */
export async function repeat([file = '', ...more]: string[]): Promise<number> {
  const project = /^(visitors|staff|release)\//.exec(file)?.[1]
  if (!project || more.length > 0)
    throw new OperatorError('Name one browser test, such as: npm run test:repeat -- staff/menu')
  await build('all')
  process.env['TEST_SLOWED'] = SLOWED
  for (let time = 1; time <= TIMES; time += 1) {
    const result = await step(
      `${file}, ${time} of ${TIMES}`,
      () => runPlaywright(project, [file]),
      (one) => ({ isGood: one.failed === 0, message: counts(one) }),
    )
    if (result.failed > 0 || time === TIMES) return printResult(result)
  }
  return 1
}
