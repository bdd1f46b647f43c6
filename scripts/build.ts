import { build, buildGroups, isBuildGroup } from './builds/all'
import { OperatorError } from './operator-error'

/** `npm run build [packages|cms|web]`: builds what is stale. */
export async function run([group = 'all']: string[]): Promise<number> {
  if (!isBuildGroup(group)) {
    throw new OperatorError(
      `Unknown build "${group}". The builds are: ${Object.keys(buildGroups).join(', ')}.`,
    )
  }
  await build(group)
  console.log('Everything is up to date.')
  return 0
}
