import type { NavigationItem } from '@app/contract'
import type { Adornments } from '../../content/shared/menu-adornments'

export type MenuPage = { documentId: string; slug: string; title: string }

/** An item as the plugin stores it, with its page if that is published. */
export type StoredItem = Adornments & {
  id: number
  documentId: string
  title: string
  type: NavigationItem['type']
  path: string | null
  externalPath: string | null
  uiRouterKey: string | null
  menuAttached: boolean
  order: number | null
  parentId: number | null
  page: MenuPage | null
  audience: { name: string; key: string | null }[]
}

export type MenuItem = Omit<StoredItem, 'parentId' | 'page'> & {
  parent: { id: number } | null
  related: MenuPage | null
}

export type MenuBranch = MenuItem & { items: MenuBranch[] }

export const ABSOLUTE = /^(?:https?:)?\/\//i

/**
 * The menu as visitors see it. An item whose page is not published is removed, or kept as a heading
 * while it has visible items below it.
 */
export function toTree(stored: StoredItem[]): MenuBranch[] {
  const byParent = new Map<number | null, StoredItem[]>()
  for (const item of stored)
    byParent.set(item.parentId, [...(byParent.get(item.parentId) ?? []), item])
  const branchesOf = (parent: number | null): MenuBranch[] =>
    (byParent.get(parent) ?? [])
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0) || one.id - other.id)
      .flatMap((item) => {
        const items = branchesOf(item.id)
        const hadItems = byParent.has(item.id)
        const visible = visibleItem(item, items.length > 0, hadItems)
        return visible ? [{ ...visible, items }] : []
      })
  return branchesOf(null)
}

export const toFlat = (tree: MenuBranch[]): MenuItem[] =>
  tree.flatMap(({ items, ...item }) => [item, ...toFlat(items)])

function visibleItem(item: StoredItem, hasItems: boolean, hadItems: boolean): MenuItem | null {
  const { parentId, page, ...rest } = item
  const related = item.type === 'INTERNAL' ? page : null
  const visible = { ...rest, parent: parentId === null ? null : { id: parentId }, related }
  if (hasItems)
    return item.type === 'INTERNAL' && !related ? { ...visible, type: 'WRAPPER' } : visible
  if (item.type === 'INTERNAL') return related ? visible : null
  const isEmptied = item.type === 'WRAPPER' && hadItems && !ABSOLUTE.test(item.path ?? '')
  return isEmptied ? null : visible
}
