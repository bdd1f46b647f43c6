type Known = { reference: string }

/** The reference of a row if it is still listed, else of the nearest row that followed it, else that preceded it. */
export function rowAfter(
  before: readonly Known[],
  now: readonly Known[],
  reference: string,
): string | undefined {
  const listed = new Set(now.map((row) => row.reference))
  if (listed.has(reference)) return reference
  const index = before.findIndex((row) => row.reference === reference)
  if (index === -1) return undefined
  const isListed = (row: Known) => listed.has(row.reference)
  const next = before.slice(index + 1).find(isListed)
  return (next ?? before.slice(0, index).filter(isListed).at(-1))?.reference
}
