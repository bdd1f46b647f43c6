import { build } from './builds/all'
import { throwIfInterrupted, timesInterrupted, untilInterrupted } from './interrupt'
import { step } from './progress'
import { makeSecrets } from './secrets'
import { startBoth } from './servers/both'
import { checkPorts, prepareDataFolder } from './servers/preflight'
import { claimDataFolder } from './servers/running'
import type { ServerProgram } from './servers/server-program'
import { summary } from './servers/summary'
import { readSettings } from './settings'

async function stopAll(programs: ServerProgram[]) {
  const isUrgent = () => timesInterrupted() > 1
  if (programs.every((program) => program.hasEnded())) return
  await step('Stop', () => Promise.all(programs.map((program) => program.stop(isUrgent))))
}

/** `npm start`: the whole seeded stack in production mode, until Ctrl-C. */
export async function run(): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'production', DEMO_ACCOUNTS: 'true' })
  prepareDataFolder(settings)
  await checkPorts(settings)
  await build('all')
  throwIfInterrupted()
  makeSecrets(settings.secretsDir)
  const release = await claimDataFolder(settings)
  const programs: ServerProgram[] = []
  try {
    await startBoth(settings, programs)
    console.log(summary(settings))
    const reason = await Promise.race([untilInterrupted(), ...programs.map(({ ended }) => ended)])
    if (reason) throw reason
    return 0
  } finally {
    await stopAll(programs)
    release()
  }
}
