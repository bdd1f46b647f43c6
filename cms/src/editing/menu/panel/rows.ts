import type { Destination } from '../../shared/destination'
import { LEVELS, type MenuItem } from '../../shared/menu'

/** An item on the screen: `key` stays while it moves, also before it is saved. */
export type Row = MenuItem & { key: string }

export type Pages = ReadonlyMap<string, Destination>

let made = 0
export const newKey = () => `new-${(made += 1)}`

export const toRows = (items: readonly MenuItem[]): Row[] =>
  items.map((item) => ({ ...item, key: item.documentId ?? newKey() }))

export const toItems = (rows: readonly Row[]): MenuItem[] =>
  rows.map(({ documentId, level, title, kind, page, address, icon, reason, words }) => ({
    documentId,
    level,
    title,
    kind,
    page,
    address,
    icon,
    reason,
    ...(words && { words }),
  }))

/** Where the items below the one at `at` end. */
export function branchEnd(rows: readonly Row[], at: number): number {
  const level = rows[at]?.level ?? 0
  const after = rows.findIndex((row, index) => index > at && row.level <= level)
  return after === -1 ? rows.length : after
}

/** How many levels the item at `at` and those below it take. */
function heightOf(rows: readonly Row[], at: number): number {
  const levels = rows.slice(at, branchEnd(rows, at)).map(({ level }) => level)
  return Math.max(...levels) - (rows[at]?.level ?? 0) + 1
}

const isBelow = (rows: readonly Row[], at: number, index: number) =>
  index > at && index < branchEnd(rows, at)

/**
 * The item with all below it, put before the row at `to` (counted as before the move), at the level
 * nearest to `level` that is possible there. The rows are returned unchanged if it can't go there.
 */
export function moveRow(rows: readonly Row[], from: number, to: number, level: number): Row[] {
  const moved = rows[from]
  const end = branchEnd(rows, from)
  if (!moved || isBelow(rows, from, to)) return [...rows]
  const branch = rows.slice(from, end)
  const rest = [...rows.slice(0, from), ...rows.slice(end)]
  const index = to > from ? to - branch.length : to
  const highest = Math.min((rest[index - 1]?.level ?? 0) + 1, LEVELS - heightOf(rows, from) + 1)
  const lowest = rest[index]?.level ?? 1
  if (highest < lowest) return [...rows]
  const shift = Math.min(Math.max(level, lowest), highest) - moved.level
  const placed = branch.map((row) => ({ ...row, level: row.level + shift }))
  return [...rest.slice(0, index), ...placed, ...rest.slice(index)]
}

/** The index of the item before this one at its level, under the same item; -1 if it is the first. */
function siblingBefore(rows: readonly Row[], at: number): number {
  const level = rows[at]?.level ?? 0
  for (let index = at - 1; index >= 0; index -= 1) {
    const other = rows[index]?.level ?? 0
    if (other === level) return index
    if (other < level) return -1
  }
  return -1
}

function parentOf(rows: readonly Row[], at: number): number {
  let parent = at - 1
  while ((rows[parent]?.level ?? 0) >= (rows[at]?.level ?? 0)) parent -= 1
  return parent
}

const siblingAfter = (rows: readonly Row[], at: number): number => {
  const end = branchEnd(rows, at)
  return rows[end]?.level === rows[at]?.level ? end : -1
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** The rows after one step; undefined if the item can't move that way. */
export function step(rows: readonly Row[], at: number, direction: Direction): Row[] | undefined {
  const level = rows[at]?.level ?? 0
  if (direction === 'up') {
    const before = siblingBefore(rows, at)
    return before === -1 ? undefined : moveRow(rows, at, before, level)
  }
  if (direction === 'down') {
    const after = siblingAfter(rows, at)
    return after === -1 ? undefined : moveRow(rows, at, branchEnd(rows, after), level)
  }
  if (direction === 'in') {
    if (siblingBefore(rows, at) === -1 || level + heightOf(rows, at) > LEVELS) return undefined
    return moveRow(rows, at, at, level + 1)
  }
  // Moved out, the item goes behind everything below its former parent. If it stayed where it was, the items that
  // follow it there would lie below it.
  if (level === 1) return undefined
  const parent = parentOf(rows, at)
  return moveRow(rows, at, branchEnd(rows, parent), level - 1)
}

/** The rows without the item at `at` and those below it. */
export const without = (rows: readonly Row[], at: number): Row[] => [
  ...rows.slice(0, at),
  ...rows.slice(branchEnd(rows, at)),
]

/** A new row as the last below the one at `at`, or at the end of the menu. */
export function added(rows: readonly Row[], at: number | undefined, item: Row): Row[] {
  if (at === undefined) return [...rows, { ...item, level: 1 }]
  const end = branchEnd(rows, at)
  return [...rows.slice(0, end), { ...item, level: (rows[at]?.level ?? 0) + 1 }, ...rows.slice(end)]
}

/** "“Banks” is item 2 of 4 on level 1.", for those who hear the screen. */
export function positionOf(rows: readonly Row[], at: number): string {
  const row = rows[at]
  if (!row) return ''
  let first = at
  for (let before = siblingBefore(rows, first); before !== -1; before = siblingBefore(rows, first))
    first = before
  let [count, own] = [1, 1]
  for (let next = siblingAfter(rows, first); next !== -1; next = siblingAfter(rows, next)) {
    count += 1
    if (next <= at) own = count
  }
  return `“${row.title}” is item ${own} of ${count} on level ${row.level}.`
}

export type Branch = { row: Row; href: string | undefined; items: Branch[] }

const hrefOf = ({ kind, page, address }: Row, pages: Pages): string | undefined => {
  if (kind !== 'page') return address === '' ? undefined : address
  const found = pages.get(page ?? '')
  return found?.isLive ? found.address : undefined
}

/** What visitors see: an item without a live page or an address is shown only if one below it has either. */
export function visibleBranches(rows: readonly Row[], pages: Pages): Branch[] {
  const branches: Branch[] = []
  for (let at = 0; at < rows.length; at = branchEnd(rows, at)) {
    const row = rows[at]
    if (!row) break
    const items = visibleBranches(rows.slice(at + 1, branchEnd(rows, at)), pages)
    const href = hrefOf(row, pages)
    if (href !== undefined || items.length > 0) branches.push({ row, href, items })
  }
  return branches
}
