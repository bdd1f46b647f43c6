import type { MenuItem } from '../../shared/menu'

/** The menu without some of its items; what was below them moves up. */
export function withoutItems(items: readonly MenuItem[], gone: ReadonlySet<string>): MenuItem[] {
  const left: MenuItem[] = []
  // The levels of the removed items above the current one.
  let removed: number[] = []
  for (const item of items) {
    removed = removed.filter((level) => level < item.level)
    if (gone.has(item.documentId ?? '')) removed.push(item.level)
    else left.push({ ...item, level: item.level - removed.length })
  }
  return left
}
