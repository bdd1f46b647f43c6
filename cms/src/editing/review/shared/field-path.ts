import { isRow, type Row } from '../../../content/shared/fields'

/** An item of a list keeps this wherever it moves: "text:12", since each kind of section is numbered on its own. */
const keyOf = (item: unknown) =>
  isRow(item) && item['id'] !== undefined
    ? `${String(item['__component'] ?? '').replace(/^.*\./, '')}:${String(item['id'])}`
    : undefined

/** A field by its path, with items of lists by index, as in the form, or by key; undefined if it is not saved, or gone. */
export function fieldAt(entry: Row, given: string) {
  const [path, kept]: [string[], string[]] = [[], []]
  let at: unknown = entry
  for (const part of given.split('.')) {
    const items = Array.isArray(at) ? (at as unknown[]) : undefined
    const isKey = items && part.includes(':')
    const index = isKey ? String(items.findIndex((item) => keyOf(item) === part)) : part
    const key = items ? keyOf(items[Number(index)]) : part
    if (typeof at !== 'object' || !at || !Object.hasOwn(at, index) || !key) return undefined
    path.push(index)
    kept.push(key)
    at = (at as Row)[index]
  }
  return { path: path.join('.'), kept: kept.join('.') }
}
