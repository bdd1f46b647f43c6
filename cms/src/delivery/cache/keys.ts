import { LRUCache } from 'lru-cache'
import { parseLayout } from '../menu/layout'
import { contentTypes, type ContentUid } from '../../content/shared/types'
import { isDeep, type ListQuery, readLanguage } from '../query'

type Query = Record<string, unknown>
type ReadQuery = (uid: ContentUid, query: Query) => ListQuery

const MENU = /^\/api\/navigation\/render\/([\w-]{1,80})$/
const READ = /^\/api\/([a-z-]+)(?:\/([a-z0-9]{1,40}))?$/i

const MAX_URL_LENGTH = 4096
const NOT_CACHEABLE = ''

const isPublicPath = (path: string): path is keyof typeof contentTypes =>
  Object.hasOwn(contentTypes, path)

/** One key for all equivalent queries; undefined for anything but a public read. */
export function keyOf(path: string, query: Query, readQuery: ReadQuery): string | undefined {
  const menu = MENU.exec(path)
  if (menu) {
    const layout = parseLayout(query)
    return layout && `menu ${menu[1]} ${layout} ${readLanguage(query) ?? ''}`
  }
  const [, name = '', id] = READ.exec(path) ?? []
  if (name === 'translations' && id === undefined) return name
  if (!isPublicPath(name)) return undefined
  const { uid, isSingle } = contentTypes[name]
  if (isSingle)
    return id === undefined
      ? `single ${uid} ${isDeep(query)} ${readLanguage(query) ?? ''}`
      : undefined
  if (id !== undefined) return `entry ${uid} ${id} ${isDeep(query)}`
  return `list ${uid} ${JSON.stringify(readQuery(uid, query))}`
}

/** Caches the key of each URL, since parsing a query costs more than sending a cached response. */
export function createKeyCache(readQuery: ReadQuery, max = 5000) {
  const keys = new LRUCache<string, string>({ max })
  return (url: string, path: string, query: () => Query): string | undefined => {
    const known = keys.get(url)
    if (known !== undefined) return known || undefined
    const key = tryKeyOf(path, query(), readQuery)
    if (url.length <= MAX_URL_LENGTH) keys.set(url, key ?? NOT_CACHEABLE)
    return key
  }
}

/** Undefined for an invalid query, which the route itself refuses, with a message. */
function tryKeyOf(path: string, query: Query, readQuery: ReadQuery) {
  try {
    return keyOf(path, query, readQuery)
  } catch {
    return undefined
  }
}
