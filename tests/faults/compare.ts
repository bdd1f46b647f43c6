/** The references that each submission was acknowledged with, by its message. */
export type Acknowledged = Map<string, Set<string>>

export type StoredRow = { message: string; reference: string; isWhole: boolean }

/** What was acknowledged without being stored, and what was stored more often than it was sent. */
export function compare(acknowledged: Acknowledged, rows: StoredRow[]) {
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const isLost = ([message, references]: [string, Set<string>]) =>
    [...references].some((reference) => byReference.get(reference)?.message !== message)
  const copies = rows.length - new Set(rows.map(({ message }) => message)).size
  const repeated = [...acknowledged.values()].filter(({ size }) => size > 1).length
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter(isLost).length,
    doubled: Math.max(copies, repeated),
    partial: rows.filter(({ isWhole }) => !isWhole).length,
    unacknowledged: rows.filter(({ message }) => !acknowledged.has(message)).length,
  }
}

const SENTENCES = {
  lost: 'acknowledged but not stored',
  doubled: 'stored or acknowledged twice',
  partial: 'stored without its proof, key or inbox entry',
  unacknowledged: 'stored but never acknowledged, despite its retries',
} as const

/** One sentence for each count that should be zero and is not. */
export const problemsOf = (counts: ReturnType<typeof compare>): string[] =>
  (Object.keys(SENTENCES) as (keyof typeof SENTENCES)[])
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} of ${counts.acknowledged} submissions: ${SENTENCES[name]}.`)
