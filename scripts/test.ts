import { type Part, parts } from './checks/parts'
import { printResult } from './checks/print-result'
import { failed, counts, type Result, sum } from './checks/result'
import { Interrupted } from './interrupt'
import { OperatorError } from './operator-error'
import { step } from './progress'

/** A part that can't even run counts as failed, and the next one still runs. */
async function runPart({ title, run: work }: Part): Promise<Result> {
  const runGuarded = () =>
    work().catch((error: unknown) => {
      if (error instanceof Interrupted) throw error
      return failed(error instanceof OperatorError ? error.message : String((error as Error).stack))
    })
  const result = await step(title, runGuarded, (one) => ({
    isGood: one.failed === 0,
    message: counts(one),
  }))
  return { ...result, details: result.details.map((detail) => `${title}: ${detail}`) }
}

/** Two at a time, each on a processor: the one that is free takes the next part. Three took no less time. */
async function runAll(chosen: Part[]): Promise<Result[]> {
  const waiting = [...chosen]
  const results: Result[] = []
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await runPart(part))
  }
  await Promise.all([work(), work()])
  return results
}

function choose(names: string[]): Part[] {
  const known = parts.map((part) => part.name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown)
    throw new OperatorError(
      `There is no test part "${unknown}". The parts are: ${known.join(', ')}.`,
    )
  return names.length === 0 ? parts : parts.filter((part) => names.includes(part.name))
}

/** `npm test [-- part …]`: runs every check and ends in one line of counts. */
export async function run(names: string[]): Promise<number> {
  return printResult(sum(await runAll(choose(names))))
}
