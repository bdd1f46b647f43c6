import { isFields } from '../../../../content/shared/values'
import { isSame } from './values'

type Lists = Record<'base' | 'theirs' | 'mine', unknown[]>

/** Of an item in its three versions; undefined where a side has deleted it. */
type MergeItem = (item: unknown, base: unknown, theirs: unknown, mine: unknown) => unknown

type Key = unknown

/** Ids are told apart within a kind only. An item that a form has added has none yet: it is its own key. */
export const keyOf = (item: unknown): Key =>
  isFields(item) && item['id'] !== undefined
    ? [item['__component'], item['id']].filter(Boolean).join(' ')
    : item

const keyed = (items: unknown[]) => new Map<Key, unknown>(items.map((item) => [keyOf(item), item]))

/**
 * Sections or items by their ids: what one side added, deleted or moved is as that side has it. Undefined where both
 * moved them, each in another way.
 */
export function mergeItems({ base, theirs, mine }: Lists, merge: MergeItem): unknown[] | undefined {
  const [from, one, other] = [keyed(base), keyed(theirs), keyed(mine)]
  const orderIn = (items: Map<Key, unknown>) =>
    [...items.keys()].filter((key) => from.has(key) && one.has(key) && other.has(key))
  const isMovedIn = (items: Map<Key, unknown>) => !isSame(orderIn(items), orderIn(from))
  if (isMovedIn(one) && isMovedIn(other) && !isSame(orderIn(one), orderIn(other))) return undefined

  const results = new Map<Key, unknown>()
  for (const key of new Set([...from.keys(), ...one.keys(), ...other.keys()])) {
    const item = other.get(key) ?? one.get(key) ?? from.get(key)
    const merged = merge(item, from.get(key), one.get(key), other.get(key))
    if (merged !== undefined) results.set(key, merged)
  }

  const [order, rest] = isMovedIn(one) ? [one, other] : [other, one]
  const keys = [...order.keys()]
  let before = -1
  for (const key of rest.keys()) {
    const at = keys.indexOf(key)
    if (at === -1) keys.splice(before + 1, 0, key)
    before = at === -1 ? before + 1 : at
  }
  return keys.flatMap((key) => (results.has(key) ? [results.get(key)] : []))
}
