export type MenuType = 'INTERNAL' | 'EXTERNAL' | 'WRAPPER'

export type MenuPage = { documentId: string; slug: string; title: string }

/** One item as the plugin stores it, its page replaced by the published one. */
export type StoredItem = {
  id: number
  documentId: string
  title: string
  type: MenuType
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

const ABSOLUTE = /^(?:https?:)?\/\//i

/**
 * The menu as visitors may see it. An item whose page is not published leads nowhere: it goes, or stays as a
 * bare heading while something below it still leads somewhere.
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
        const shown = asShown(item, items.length > 0, hadItems)
        return shown ? [{ ...shown, items }] : []
      })
  return branchesOf(null)
}

export const toFlat = (tree: MenuBranch[]): MenuItem[] =>
  tree.flatMap(({ items, ...item }) => [item, ...toFlat(items)])

function asShown(item: StoredItem, hasItems: boolean, hadItems: boolean): MenuItem | null {
  const { parentId, page, ...rest } = item
  const related = item.type === 'INTERNAL' ? page : null
  const shown = { ...rest, parent: parentId === null ? null : { id: parentId }, related }
  if (hasItems) return item.type === 'INTERNAL' && !related ? { ...shown, type: 'WRAPPER' } : shown
  if (item.type === 'INTERNAL') return related ? shown : null
  const isEmptied = item.type === 'WRAPPER' && hadItems && !ABSOLUTE.test(item.path ?? '')
  return isEmptied ? null : shown
}
