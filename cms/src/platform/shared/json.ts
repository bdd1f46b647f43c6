export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether both databases can store all texts in a value: PostgreSQL rejects NUL characters and lone surrogates. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !/[\0\p{Cs}]/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every((entry) => entry.every(isStorable))
}
