import { prettier } from './prettier'
import { runNode } from './run-program'

/** `npm run format`: formats every file with prettier. */
export async function run(): Promise<number> {
  const { code, output } = await runNode(prettier('--write'))
  process.stdout.write(output)
  return code
}
