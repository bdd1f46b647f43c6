import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../platform/shared/json'
import { systemFields } from '../../platform/shared/system-fields'
import type { Context } from '../../platform/strapi/context'
import { findModel } from '../../platform/strapi/models'
import { withKnownNames } from './known-names'

export const WRITES_ENTRIES = /^(?:POST|PUT) \/content-manager\/(?:collection|single)-types\//

/** Calls that name entries, and contain none. */
const NAMES_ENTRIES = /\/actions\/(?!publish$)/

/** The largest id that both databases store. Once a row has the largest id of SQLite, it gives no further ones. */
export const MAX_ID = 2 ** 31 - 1

const isStorableId = (id: unknown) =>
  typeof id === 'object' || !/^\d/.test(String(id)) || Number(id) <= MAX_ID

const holdsStorableIds = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.entries(value).every(
    ([key, below]) => (key !== 'id' || isStorableId(below)) && holdsStorableIds(below),
  )

/** When the version was saved that a save is based on. The panel says so; a program does if it wants the check. */
export type SaveState = { basedOn?: number }

/** Whether every id in the sections and relations of a save can be stored. */
export const hasStorableIds = (key: string, { request }: Context): boolean =>
  !WRITES_ENTRIES.test(key) || !isJsonObject(request.body) || holdsStorableIds(request.body)

/** As many as the panel's list shows on a page. */
const MAX_ENTRIES = 100

/** Whether a call for several entries names each once: Strapi would publish one again for each time, all at once. */
export function namesEntriesOnce({ request }: Context): boolean {
  const ids = isJsonObject(request.body) ? request.body['documentIds'] : undefined
  return !Array.isArray(ids) || (ids.length <= MAX_ENTRIES && new Set(ids).size === ids.length)
}

/** Removes what an editor must not set, and keeps in the request's state what the save is based on. */
export function prepareSave(key: string, { params, request, state }: Context, strapi: Core.Strapi) {
  if (!WRITES_ENTRIES.test(key) || !isJsonObject(request.body)) return
  const { updatedAt } = request.body
  const basedOn = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN
  if (!Number.isNaN(basedOn)) Object.assign(state, { basedOn } satisfies SaveState)
  // Strapi would store what a request contains under these names; the panel sends them back as it read them.
  for (const name of systemFields) delete request.body[name]
  if (NAMES_ENTRIES.test(key)) return
  const schemaOf = (uid: string) => findModel(strapi, uid)
  request.body = withKnownNames(schemaOf, String(params['model']), request.body)
}
