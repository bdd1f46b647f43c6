import type { MenuItem } from '../../shared/menu'

/** An item of the menu that led to a page, and the item above it. */
export type MenuPlace = { title: string; under: string | null }

export function menuPlacesOf(items: readonly MenuItem[], documentId: string): MenuPlace[] {
  const above: string[] = []
  return items.flatMap(({ level, title, page }) => {
    above[level] = title
    return page === documentId ? [{ title, under: above[level - 1] ?? null }] : []
  })
}

/** Says where an item was. It is not added again by itself, since the menu may have changed meanwhile. */
export const menuNote = ({ title, under }: MenuPlace) =>
  under === null
    ? `It was in the menu as “${title}”: add it again in Menu.`
    : `It was in the menu as “${title}” under “${under}”: add it again in Menu.`
