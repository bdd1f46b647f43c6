import { lanes, type Part } from './checks/parts'
import { failed, counts, type Result, sum } from './checks/result'
import { Interrupted } from './interrupt'
import { Problem } from './problem'
import { paint, step } from './progress'

/** A part that can't even run counts as failed, and the next one still runs. */
async function runPart({ title, run: work }: Part): Promise<Result> {
  const runGuarded = () =>
    work().catch((error: unknown) => {
      if (error instanceof Interrupted) throw error
      return failed(error instanceof Problem ? error.message : String((error as Error).stack))
    })
  const result = await step(title, runGuarded, (one) => ({
    isGood: one.failed === 0,
    message: counts(one),
  }))
  return { ...result, details: result.details.map((detail) => `${title}: ${detail}`) }
}

async function runLane(lane: Part[]): Promise<Result[]> {
  const results: Result[] = []
  for (const part of lane) results.push(await runPart(part))
  return results
}

function choose(names: string[]): Part[][] {
  const known = lanes.flat().map((part) => part.name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown)
    throw new Problem(`There is no test part "${unknown}". The parts are: ${known.join(', ')}.`)
  if (names.length === 0) return lanes
  return lanes.map((lane) => lane.filter((part) => names.includes(part.name)))
}

/** `npm test [-- part …]`: runs every check and ends in one line of counts. */
export async function run(names: string[]): Promise<number> {
  const total = sum((await Promise.all(choose(names).map(runLane))).flat())
  for (const detail of total.details) console.log(`\n${paint('yellow', '●')} ${detail}`)
  console.log(`\n${counts(total)}`)
  return total.failed === 0 ? 0 : 1
}
