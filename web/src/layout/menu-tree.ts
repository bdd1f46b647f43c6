import type { MenuNode } from '../content/menu'

export type Current = 'page' | 'true' | undefined

/** Whether an entry leads to the screen that is shown, or stands above it. */
export function currentOf({ href, items }: MenuNode, path: string): Current {
  if (href !== undefined && href === path) return 'page'
  const isAbove = href !== undefined && href !== '/' && path.startsWith(`${href}/`)
  return isAbove || items.some((item) => currentOf(item, path) !== undefined) ? 'true' : undefined
}

/** What a group offers: its own page first, where it has one, since its title only opens it. */
export const entriesOf = (group: MenuNode): MenuNode[] =>
  group.href === undefined ? group.items : [{ ...group, items: [] }, ...group.items]
