import { readLayout } from '../menu/layout'
import { publicTypes, type PublicUid } from '../public-types'
import { isWhole, type ListQuery } from '../query'

type Query = Record<string, unknown>
type ReadQuery = (uid: PublicUid, query: Query) => ListQuery

const MENU = /^\/api\/navigation\/render\/([\w-]{1,80})$/
const READ = /^\/api\/([a-z-]+)(?:\/([a-z0-9]{1,40}))?$/i

const isPublicPath = (path: string): path is keyof typeof publicTypes =>
  Object.hasOwn(publicTypes, path)

/** One name for all the ways to ask for the same thing; nothing for what is no public read. */
export function keyOf(path: string, query: Query, readQuery: ReadQuery): string | undefined {
  const menu = MENU.exec(path)
  if (menu) {
    const layout = readLayout(query)
    return layout && `menu ${menu[1]} ${layout}`
  }
  const [, name = '', id] = READ.exec(path) ?? []
  if (!isPublicPath(name)) return undefined
  const { uid, isSingle } = publicTypes[name]
  if (isSingle) return id === undefined ? `single ${uid} ${isWhole(query)}` : undefined
  if (id !== undefined) return `entry ${uid} ${id} ${isWhole(query)}`
  return `list ${uid} ${JSON.stringify(readQuery(uid, query))}`
}

/** Remembers the names of addresses, since working one out costs more than sending the answer. */
export function createKeyBook(readQuery: ReadQuery, limit = 5000) {
  const known = new Map<string, string | undefined>()
  return (url: string, path: string, query: () => Query): string | undefined => {
    if (known.has(url)) return known.get(url)
    const key = tryKeyOf(path, query(), readQuery)
    if (known.size >= limit) known.clear()
    if (url.length <= 4096) known.set(url, key)
    return key
  }
}

/** What can't be read is refused further on, where there are words for it. */
function tryKeyOf(path: string, query: Query, readQuery: ReadQuery) {
  try {
    return keyOf(path, query, readQuery)
  } catch {
    return undefined
  }
}
