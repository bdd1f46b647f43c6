import { inRoot } from '../paths'
import { prettier } from '../prettier'
import { type Result, sum } from './result'
import { check } from './tool'

/** Bugs, formatting and dead code. The direction of imports is checked by a test in tests/structure. */
export async function checkLint(): Promise<Result> {
  return sum([
    await check('oxlint', [inRoot('node_modules/oxlint/bin/oxlint')]),
    await check('prettier (to fix: npm run format)', prettier('--check')),
    await check('knip', [inRoot('node_modules/knip/bin/knip.js'), '--no-progress']),
  ])
}
