import { type Choice, chooseParts } from './checks/choose-parts'
import { changedPaths, slowerTestsOf } from './checks/changed'
import { printResult, printSlowest } from './checks/print-result'
import { repeat } from './checks/repeat'
import { counts, failed, type Result, sum } from './checks/result'
import { Interrupted } from './interrupt'
import { OperatorError } from './operator-error'
import { paint, step } from './progress'

/** The processor seconds that a part used, where the system can tell them, and whether they are above its share. */
function usedBy({ part, files }: Choice, { processorSeconds }: Result): string {
  if (processorSeconds === undefined) return ''
  const isOver = files.length === 0 && processorSeconds > part.share
  const used = ` · ${processorSeconds.toFixed(0)} CPU-s`
  return isOver ? paint('yellow', `${used}, more than its share of ${part.share}`) : used
}

/** A part that can't even run counts as failed, and the next one still runs. */
async function runPart(choice: Choice): Promise<Result> {
  const { part, files } = choice
  const runGuarded = () =>
    part.run(files).catch((error: unknown) => {
      if (error instanceof Interrupted) throw error
      return failed(error instanceof OperatorError ? error.message : String((error as Error).stack))
    })
  const result = await step(part.title, runGuarded, (one) => ({
    isGood: one.failed === 0,
    message: counts(one) + usedBy(choice, one),
  }))
  return { ...result, details: result.details.map((detail) => `${part.title}: ${detail}`) }
}

/**
 * How many parts run at once, on two processors. A part that compiles or checks fills one. From `--all` on, most parts
 * are slower tests, which wait for a server or for a time and leave room for a third part.
 */
const atOnce = ([stage]: string[]) => (stage === '--all' || stage === '--release' ? 3 : 2)

/** Runs the parts in their order, in several lanes: each takes the next part once its last one is done. */
async function runAll(choices: Choice[], lanes: number): Promise<Result[]> {
  const waiting = [...choices]
  const results: Result[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runPart(next))
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return results
}

/** `npm test` and its kin, see CONTRIBUTING.md: each ends in one line of counts. */
export async function run(args: string[]): Promise<number> {
  if (args[0] === '--repeat') return repeat(args.slice(1))
  const total = sum(await runAll(chooseParts(args), atOnce(args)))
  printSlowest(total)
  if (total.processorSeconds) console.log(`\n${total.processorSeconds.toFixed(0)} CPU-s in all`)
  const slower = args[0] === '--changed' ? slowerTestsOf(changedPaths()) : []
  if (slower.length > 0)
    console.log(
      `\nWhat changed is a part of these, too, which take minutes: npm test -- ${slower.join(' ')}`,
    )
  return printResult(total)
}
