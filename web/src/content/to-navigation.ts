import type { MenuEntry, NavigationItem } from '@app/contract'

/** Converts a nested menu to the flat list that the content service would return. */
export function toNavigation(menu: MenuEntry[]): NavigationItem[] {
  const items: NavigationItem[] = []
  const add = (entries: MenuEntry[], parent: number | null) => {
    for (const [order, entry] of entries.entries()) {
      const id = items.length + 1
      items.push({
        id,
        title: entry.title,
        type: entry.type,
        path: entry.path ?? null,
        externalPath: entry.externalPath ?? null,
        order,
        parent: parent === null ? null : { id: parent },
        related: entry.page === undefined ? null : { slug: entry.page },
        icon: entry.icon ?? null,
        reason: entry.reason ?? null,
      })
      add(entry.items, id)
    }
  }
  add(menu, null)
  return items
}
