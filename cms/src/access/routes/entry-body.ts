import { isJsonObject } from '../../platform/http/json-object'
import { noteSave } from '../../editing/saving/server/based-on'
import type { Context } from '../../platform/strapi/context'

const WRITES_ENTRIES = /^(?:POST|PUT) \/content-manager\/(?:collection|single)-types\//

/** Strapi sets these itself, but stores a value that the request contains. The panel sends them back as it read them. */
const SET_BY_STRAPI = [
  'id',
  'documentId',
  'locale',
  'localizations',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'publishedAt',
]

/** The largest id that both databases store. SQLite gives no further one after the largest it holds. */
const MAX_ID = 2 ** 31 - 1

const isStorableId = (id: unknown) =>
  typeof id === 'object' || !/^\d/.test(String(id)) || Number(id) <= MAX_ID

const hasStorableIds = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.entries(value).every(
    ([key, below]) => (key !== 'id' || isStorableId(below)) && hasStorableIds(below),
  )

/** Removes what an editor must not set; false if an id in a section or relation can't be stored. */
export function cleanEntry(key: string, ctx: Context): boolean {
  const { request } = ctx
  if (!WRITES_ENTRIES.test(key) || !isJsonObject(request.body)) return true
  noteSave(ctx)
  for (const name of SET_BY_STRAPI) delete request.body[name]
  return hasStorableIds(request.body)
}
