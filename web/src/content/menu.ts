import type { NavigationItem } from '@beam/contract'
import { menuAddress } from './menu-address'

const LEVELS = 3

export type MenuNode = {
  id: number
  title: string
  /** Absent for a grouping that leads nowhere itself. */
  href?: string
  /** Opens in a new tab. */
  isExternal: boolean
  items: MenuNode[]
}

/** The menu as the header draws it. An item that neither leads anywhere nor holds anything is left out. */
export function menuTree(items: NavigationItem[], productName: string): MenuNode[] {
  const byParent = new Map<number | null, NavigationItem[]>()
  for (const item of items) {
    const parent = item.parent?.id ?? null
    byParent.set(parent, [...(byParent.get(parent) ?? []), item])
  }
  // From the top down: a loop or an item without its parent is never reached.
  const below = (parent: number | null, level: number): MenuNode[] =>
    level > LEVELS
      ? []
      : inOrder(byParent.get(parent) ?? []).flatMap((item) => {
          const node = {
            id: item.id,
            title: item.title,
            isExternal: false,
            ...menuAddress(item, productName),
            items: below(item.id, level + 1),
          }
          return node.href === undefined && node.items.length === 0 ? [] : [node]
        })
  return below(null, 1)
}

const inOrder = (items: NavigationItem[]) =>
  [...items].sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
