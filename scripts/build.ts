import { build, type BuildGroup, groupNames } from './builds/all'
import { OperatorError } from './operator-error'

/** `npm run build [packages|cms|web]`: builds what is stale. */
export async function run([group = 'all']: string[]): Promise<number> {
  if (!groupNames.includes(group as BuildGroup)) {
    throw new OperatorError(`Unknown build "${group}". The builds are: ${groupNames.join(', ')}.`)
  }
  await build(group as BuildGroup)
  console.log('Everything is up to date.')
  return 0
}
