import { isFields } from '../../../../content/shared/values'
import { isSame } from './values'

type Lists = Record<'base' | 'theirs' | 'mine', unknown[]>

/** Merges the versions of an item, each undefined where the item is not; undefined if it is deleted. */
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
  const [baseItems, theirItems, myItems] = [keyed(base), keyed(theirs), keyed(mine)]
  const orderIn = (items: Map<Key, unknown>) =>
    [...items.keys()].filter((key) => baseItems.has(key) && theirItems.has(key) && myItems.has(key))
  const isMovedIn = (items: Map<Key, unknown>) => !isSame(orderIn(items), orderIn(baseItems))
  if (isMovedIn(theirItems) && isMovedIn(myItems) && !isSame(orderIn(theirItems), orderIn(myItems)))
    return undefined

  const results = new Map<Key, unknown>()
  for (const key of new Set([...baseItems.keys(), ...theirItems.keys(), ...myItems.keys()])) {
    const item = myItems.get(key) ?? theirItems.get(key) ?? baseItems.get(key)
    const merged = merge(item, baseItems.get(key), theirItems.get(key), myItems.get(key))
    if (merged !== undefined) results.set(key, merged)
  }

  // An item that only the other side has is put behind the item that it follows on that side.
  const [order, rest] = isMovedIn(theirItems) ? [theirItems, myItems] : [myItems, theirItems]
  const keys = [...order.keys()]
  let before = -1
  for (const key of rest.keys()) {
    const at = keys.indexOf(key)
    if (at === -1) keys.splice(before + 1, 0, key)
    before = at === -1 ? before + 1 : at
  }
  return keys.flatMap((key) => (results.has(key) ? [results.get(key)] : []))
}
