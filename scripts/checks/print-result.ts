import { paint } from '../progress'
import { counts, type Result } from './result'

/** Prints the failures and ends in one line of counts; returns the exit code. */
export function printResult(total: Result): number {
  for (const detail of total.details) console.log(`\n${paint('yellow', '●')} ${detail}`)
  console.log(`\n${counts(total)}`)
  return total.failed === 0 ? 0 : 1
}
