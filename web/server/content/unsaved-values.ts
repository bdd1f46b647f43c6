type Fields = Record<string, unknown>

/** What an editor has typed and not saved, by the path of each field in the entry. */
export type UnsavedValues = Readonly<Fields>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A copy of an entry of the cms with these values. A path that is not in the entry is ignored. */
export function withUnsaved(entry: unknown, values: UnsavedValues): unknown {
  const copy = structuredClone(entry)
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<unknown>(ownValue, copy)
    if (isFields(owner) && Object.hasOwn(owner, last)) owner[last] = value
  }
  return copy
}

const ownValue = (fields: unknown, name: string) =>
  isFields(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined

/** Null if the text is not a JSON object. */
export function parseUnsaved(text: string): UnsavedValues | null {
  try {
    const values: unknown = JSON.parse(text)
    return isFields(values) && !Array.isArray(values) ? values : null
  } catch {
    return null
  }
}
