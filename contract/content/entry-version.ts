type Row = Record<string, unknown>

const timeOf = (moment: unknown) => new Date(moment as string | number | Date).getTime()

/**
 * Tells the versions of a published entry apart, by facts that a list of all entries has as well as the entry itself:
 * to publish it makes a new row, of the entry as of each that it is related to.
 */
export function entryVersion({
  id,
  updatedAt,
  related,
}: {
  id?: unknown
  updatedAt?: unknown
  related?: unknown
}): string {
  const others = Array.isArray(related) ? (related as Row[]) : []
  return [id, timeOf(updatedAt), ...others.map((other) => other['id'])].join(' ')
}
