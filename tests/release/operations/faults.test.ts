import { expect, it } from 'vitest'
import { postgresPrograms } from '../../../scripts/checks/postgres'
import { whyNoMachines } from '../../harness/network'
import { APART, runCommand } from '../../operations/harness/run-command'

/** The command ends by itself before. */
const A_QUARTER_OF_AN_HOUR = 900_000

it(
  'npm run test:faults kills the cms, and finds nothing lost or doubled',
  async () => {
    const { code, output } = await runCommand(
      ['faults', '--seed=7', '--kills=1', '--only=kill-sqlite'],
      {},
    )
    expect(output).toMatch(/Seed 7: .*--seed=7/)
    expect(output).toMatch(/kill -9 of the cms +SQLite +1 +[1-9][\d,]* +0 +0 /)
    expect(output).toContain('Nothing was lost or doubled')
    expect(code).toBe(0)
  },
  A_QUARTER_OF_AN_HOUR,
)

const whyNot = postgresPrograms() ? whyNoMachines() : 'PostgreSQL is not installed'

it.skipIf(whyNot !== undefined)(
  `npm run test:faults ends a machine and pulls a cable, and no visitor notices ${whyNot ?? ''}`,
  async () => {
    const args = ['faults', '--seed=7', '--kills=2', '--only=machines']
    // Browsers of tests beside it would break off their requests when an address comes or goes.
    const { code, output } = await runCommand(args, {}, APART)
    expect(output).toMatch(/two machines +PostgreSQL +2 +[1-9][\d,]* +0 +0 +0 +0 +[1-9][\d,]* +0 /)
    expect(output).toContain('Nothing was lost or doubled')
    expect(code).toBe(0)
  },
  A_QUARTER_OF_AN_HOUR,
)

it('npm run test:faults names its options when it does not know one', async () => {
  const { code, output } = await runCommand(['faults', '--kill=2'], {})
  expect(output).toContain('Usage: npm run test:faults')
  expect(code).toBe(1)
})
