import { InstallError, installRooms, rootRoom } from './install.mjs'

const commands = [
  'start',
  'dev',
  'test',
  'bench',
  'faults',
  'mutations',
  'nodes',
  'browsers',
  'seed',
  'build',
  'generate',
  'format',
  'shots',
  'backup',
  'restore',
  'rotate-secrets',
  'rebrand',
  'content',
  'uploads',
]

/** Errors whose message says what to do; anything else is a bug of ours and is shown with its stack. */
const expectedErrors = ['InstallError', 'OperatorError', 'EnvironmentError', 'StoreError']

/** @param {unknown} error */
function printError(error) {
  if (error instanceof Error && error.name === 'Interrupted') {
    console.error('Stopped.')
    return 130
  }
  const isExpected = error instanceof Error && expectedErrors.includes(error.name)
  console.error(isExpected ? `\n${error.message}` : error)
  return 1
}

// A reader that is gone, such as the `tee` of a pipe, or a full disk must not end a running stack.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** @param {string[]} args */
export async function runCommand([command = '', ...args]) {
  try {
    if (!commands.includes(command)) {
      throw new InstallError(
        `Unknown command "${command}". The commands are: ${commands.join(', ')}.`,
      )
    }
    await installRooms([rootRoom])
    const { register } = await import('tsx/esm/api')
    register()
    const { run } = await import(`./${command}.ts`)
    process.exitCode = await run(args)
  } catch (error) {
    process.exitCode = printError(error)
  }
}
