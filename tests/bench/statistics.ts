import { throwIfTimeIsOver } from './time-limit'

/** The value below which this share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))
  return sorted[index] ?? Number.NaN
}

export const median = (values: number[]) => percentile(values, 0.5)

/** Runs each candidate once a round, in turn, so that a busy moment of the machine hits all of them. */
export async function alternate<Name extends string, Result>(
  rounds: number,
  candidates: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const entries = Object.entries(candidates) as [Name, () => Promise<Result>][]
  const results = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<
    Name,
    Result[]
  >
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, measure] of entries) {
      throwIfTimeIsOver()
      const result = await measure()
      if (round > 0) results[name].push(result)
    }
  return results
}
