import { install, InstallError } from './install.mjs'

const commands = ['start', 'dev', 'test', 'seed', 'build', 'format', 'shots', 'install']

/** Errors that are told in a sentence; anything else is a fault of ours and shows its stack. */
const told = ['InstallError', 'Problem', 'EnvironmentError']

/** @param {unknown} error */
function tell(error) {
  if (error instanceof Error && error.name === 'Interrupted') {
    console.error('Stopped.')
    return 130
  }
  const isTold = error instanceof Error && told.includes(error.name)
  console.error(isTold ? `\n${error.message}` : error)
  return 1
}

/**
 * Formatting, and all of the site, do without the cms's own and much larger tree.
 * @param {string} command
 * @param {string[]} options
 */
const doesWithoutCms = (command, [what = '']) =>
  command === 'format' ||
  (command === 'shots' && what !== '--update') ||
  (['build', 'install'].includes(command) && ['packages', 'web'].includes(what))

/** @param {string[]} words */
export async function runCommand([command = '', ...options]) {
  try {
    if (!commands.includes(command)) {
      throw new InstallError(`There is no command "${command}". There are: ${commands.join(', ')}.`)
    }
    await install({ withCms: !doesWithoutCms(command, options) })
    if (command === 'install') return
    const { register } = await import('tsx/esm/api')
    register()
    const { run } = await import(`./${command}.ts`)
    process.exitCode = await run(options)
  } catch (error) {
    process.exitCode = tell(error)
  }
}
