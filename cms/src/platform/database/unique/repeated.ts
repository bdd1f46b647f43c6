/** The rows after the first of each value, in the order given. */
export function repeated<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | null,
): { first: Row; repeat: Row }[] {
  const firsts = new Map<string, Row>()
  return rows.flatMap((row) => {
    const value = valueOf(row)
    if (value === null || value === '') return []
    const first = firsts.get(value)
    if (first) return [{ first, repeat: row }]
    firsts.set(value, row)
    return []
  })
}
