import type { MenuIcon, NavigationItem } from '@app/contract'
import { menuAddress } from './menu-address'

const LEVELS = 3

export type MenuNode = {
  title: string
  /** Undefined for a group without a link of its own. */
  href?: string
  /** Opens in a new tab. */
  isExternal: boolean
  icon?: MenuIcon | undefined
  reason?: string | undefined
  items: MenuNode[]
}

/** The menu as a tree. Items with neither a link nor children are left out. */
export function menuTree(items: NavigationItem[], productName: string): MenuNode[] {
  const itemsByParent = new Map<number | null, NavigationItem[]>()
  for (const item of items) {
    const parent = item.parent?.id ?? null
    itemsByParent.set(parent, [...(itemsByParent.get(parent) ?? []), item])
  }
  // Built from the top down, so that loops and orphans are never reached.
  const childrenOf = (parent: number | null, level: number): MenuNode[] =>
    level > LEVELS
      ? []
      : inMenuOrder(itemsByParent.get(parent) ?? []).flatMap((item) => {
          const node = {
            title: item.title,
            isExternal: false,
            ...menuAddress(item, productName),
            icon: item.icon ?? undefined,
            reason: item.reason ?? undefined,
            items: childrenOf(item.id, level + 1),
          }
          return node.href === undefined && node.items.length === 0 ? [] : [node]
        })
  return childrenOf(null, 1)
}

const inMenuOrder = (items: NavigationItem[]) =>
  [...items].sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
