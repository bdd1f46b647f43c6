import type { MenuNode } from '../content/menu'

export type Current = 'page' | 'true' | undefined

/** 'page' for the item of the current page, 'true' for items above it. */
export function currentOf({ href, items }: MenuNode, path: string): Current {
  if (href !== undefined && href === path) return 'page'
  const isAbove = href !== undefined && href !== '/' && path.startsWith(`${href}/`)
  return isAbove || items.some((item) => currentOf(item, path) !== undefined) ? 'true' : undefined
}

/** The items of a group. If the group has a page, that comes first, because the title only opens the group. */
export const entriesOf = (group: MenuNode): MenuNode[] =>
  group.href === undefined ? group.items : [{ ...group, items: [] }, ...group.items]
