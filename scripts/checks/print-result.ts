import { paint } from '../progress'
import { counts, type Result } from './result'

const SLOWEST = 20
/** Tests that take less are not listed: nobody waits for them. */
const WORTH_TELLING_MS = 1000

/** The slowest tests, so that what grows is seen. */
export function printSlowest({ times }: Result) {
  const slowest = times
    .filter(({ ms }) => ms >= WORTH_TELLING_MS)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
  if (slowest.length === 0) return
  console.log(`\nThe slowest tests:`)
  for (const { title, ms } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`)
}

/** Prints the failures and ends in one line of counts; returns the exit code. */
export function printResult(total: Result): number {
  for (const detail of total.details) console.log(`\n${paint('yellow', '●')} ${detail}`)
  console.log(`\n${counts(total)}`)
  return total.failed === 0 ? 0 : 1
}
