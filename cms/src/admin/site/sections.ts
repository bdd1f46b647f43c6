const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Without ids, so that Strapi creates new components; media keep theirs, since they are shared. */
export function copyOf<Value>(value: Value): Value
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => copyOf(each))
  if (!isObject(value) || 'mime' in value) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, copyOf(part)]])),
  )
}
