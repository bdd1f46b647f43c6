import { inRoot } from './paths'
import { runNode } from './run-program'

/** `npm run format`: formats every file with prettier. */
export async function run(): Promise<number> {
  const prettier = inRoot('node_modules/prettier/bin/prettier.cjs')
  const { code, output } = await runNode([prettier, '--write', '--log-level=warn', '.'])
  process.stdout.write(output)
  return code
}
