const PAGE = 'api::page.page'
const SHOWN = ['__type', 'documentId', 'slug', 'title']

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whether each item of a menu that is to be saved points at a page or at nothing. */
export function pointsAtPagesOnly(menu: unknown): boolean {
  if (!isObject(menu)) return true
  const { related, items } = menu
  if (isObject(related) && related['__type'] !== PAGE) return false
  return !Array.isArray(items) || items.every(pointsAtPagesOnly)
}

/** A menu, or several, as the panel shows them: of a page its name only, of anything else nothing. */
export function shownMenu(menu: unknown): unknown {
  if (Array.isArray(menu)) return menu.map(shownMenu)
  if (!isObject(menu)) return menu
  return Object.fromEntries(
    Object.entries(menu).map(([key, value]) => {
      if (key === 'related') return [key, shownPage(value)]
      return [key, key === 'items' || key === 'parent' ? shownMenu(value) : value]
    }),
  )
}

const shownPage = (related: unknown) =>
  isObject(related) && related['__type'] === PAGE
    ? Object.fromEntries(Object.entries(related).filter(([key]) => SHOWN.includes(key)))
    : undefined
