import { expect, it } from 'vitest'
import { runCommand } from '../../operations/harness/run-command'

/** The command ends by itself after ten. */
const ELEVEN_MINUTES = 660_000

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
  ELEVEN_MINUTES,
)

it('npm run test:faults names its options when it does not know one', async () => {
  const { code, output } = await runCommand(['faults', '--kill=2'], {})
  expect(output).toContain('Usage: npm run test:faults')
  expect(code).toBe(1)
})
