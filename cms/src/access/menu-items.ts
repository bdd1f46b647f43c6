const PAGE = 'api::page.page'
const SHOWN = ['__type', 'documentId', 'slug', 'title']

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whether each item of a menu being saved links to a page or to nothing. */
export function linksToPagesOnly(menu: unknown): boolean {
  if (!isObject(menu)) return true
  const { related, items } = menu
  if (isObject(related) && related['__type'] !== PAGE) return false
  return !Array.isArray(items) || items.every(linksToPagesOnly)
}

/** Browsers read a backslash as a slash and drop tabs: such a path can lead to another site. */
const UNSAFE = /[\p{Cc}\p{Cs}\\]/u

/** A scheme that runs or shows what the address itself contains, such as `javascript:` or `data:`. */
const OTHER_SCHEME = /^\s*(?!(?:https?|mailto|tel):)[a-z][a-z\d+.-]*:/i

const isSafe = (address: unknown) =>
  typeof address !== 'string' || !(UNSAFE.test(address) || OTHER_SCHEME.test(address))

/** Whether the paths and URLs of a menu being saved lead where they appear to. */
export function hasPlainAddresses(menu: unknown): boolean {
  if (!isObject(menu)) return true
  const { path, externalPath, items } = menu
  if (!isSafe(path) || !isSafe(externalPath)) return false
  return !Array.isArray(items) || items.every(hasPlainAddresses)
}

/** Keeps only each page's type, id, slug and title, and drops links to anything else. */
export function redactMenu(menu: unknown): unknown {
  if (Array.isArray(menu)) return menu.map(redactMenu)
  if (!isObject(menu)) return menu
  return Object.fromEntries(
    Object.entries(menu).map(([key, value]) => {
      if (key === 'related') return [key, redactPage(value)]
      return [key, key === 'items' || key === 'parent' ? redactMenu(value) : value]
    }),
  )
}

const redactPage = (related: unknown) =>
  isObject(related) && related['__type'] === PAGE
    ? Object.fromEntries(Object.entries(related).filter(([key]) => SHOWN.includes(key)))
    : undefined
