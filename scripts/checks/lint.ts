import { inRoot } from '../paths'
import { prettier } from '../prettier'
import { type Result, sum } from './result'
import { check } from './tool'

/** Bugs, formatting and dead code. The direction of imports is checked by a test in tests/structure. */
export async function checkLint(): Promise<Result> {
  const oxlint = inRoot('node_modules/oxlint/bin/oxlint')
  return sum([
    await check('oxlint', [oxlint]),
    await check('promises', [oxlint, '--type-aware', '--config', '.oxlintrc.promises.json']),
    await check('prettier (to fix: npm run format)', prettier('--check')),
    await check('knip', [inRoot('node_modules/knip/bin/knip.js'), '--no-progress']),
  ])
}
