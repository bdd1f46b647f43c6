import { brand } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { isJsonObject, isStorable } from '../../platform/shared/json'
import { Refused } from '../../platform/refusals/refused'
import type { Context } from '../../platform/strapi/context'
import { findModel } from '../../platform/strapi/models'
import { MAX_ID, WRITES_ENTRIES } from './entry-body'

/** Twice what lists within lists of a text in a section take. */
const MAX_DEPTH = 50

/** Strapi stores each part by some statements of its own: 24,000 parts took 50 seconds. */
const MAX_PARTS = 2000

const MAX_BYTES = 500_000

const SHORTEN = 'Delete some of it, or move it to another page.'

const count = new Intl.NumberFormat(brand.locale).format

/**
 * The names under which a body holds ids. Strapi checks some of these by a query whose failure would leave the request
 * without a response.
 */
const IDS = /^(?:id|ids|folder|parent|fileIds|folderIds|destinationFolderId|roles)$/

const isTooLarge = (id: unknown) =>
  /^(?:string|number)$/.test(typeof id) && /^\d{10}/.test(String(id)) && Number(id) > MAX_ID

/** The routes whose ids are all numbers; elsewhere some are texts. */
const NUMBERED = /^\w+ \/(?:upload|admin)(?:\/|$)/

const isNumber = (id: unknown) => /^\d{1,10}$/.test(String(id)) && Number(id) <= MAX_ID

const isNoId = (id: unknown, key: string) =>
  NUMBERED.test(key) ? id !== null && id !== undefined && !isNumber(id) : isTooLarge(id)

function refuseUnstorable(name: string, value: unknown, key: string) {
  if (!isStorable(name) || (typeof value === 'string' && !isStorable(value)))
    throw new Refused(400, 'Some characters in this cannot be stored. Type them again.')
  // The ids in an entry are checked by `hasStorableIds`, after `prepareSave` has taken out those that Strapi sets.
  if (WRITES_ENTRIES.test(key) || !IDS.test(name)) return
  if ([value].flat().some((id) => isNoId(id, key)))
    throw new Refused(400, 'There is nothing with this id. Choose it from the list again.')
}

/**
 * Refuses what no column stores, and names that are no fields': code that looks a name up in an object finds
 * `constructor` in every one.
 */
function refuseOdd(value: unknown, key: string, depth = 0) {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH)
    throw new Refused(
      400,
      `Values may be nested up to ${MAX_DEPTH} levels deep. Send fewer levels.`,
    )
  for (const [name, below] of Object.entries(value)) {
    if (name in Object.prototype)
      throw new Refused(400, `“${name}” is not the name of a field. Leave it out.`)
    refuseUnstorable(name, below, key)
    refuseOdd(below, key, depth + 1)
  }
}

type Attribute = { type: string; component?: string; components?: string[] }

/** How many components an entry has, within others too. */
function partsIn(strapi: Core.Strapi, uid: string, row: Record<string, unknown>): number {
  const attributes: Record<string, Attribute> = findModel(strapi, uid)?.attributes ?? {}
  return Object.entries(row).reduce((sum, [name, value]) => {
    const { component, components } = attributes[name] ?? {}
    if (!component && !components) return sum
    return [value].flat().reduce((parts: number, part) => {
      if (!isJsonObject(part)) return parts
      const type = component ?? String(part['__component'])
      if (components && !components.includes(type))
        throw new Refused(400, `There are no sections of the type “${type}”. Choose another one.`)
      return parts + 1 + partsIn(strapi, type, part)
    }, sum)
  }, 0)
}

const UPLOADS = /^\w+ \/upload(?:\/|$)/

const MAX_FOLDER_NAME = 255

/** The texts of the files of an upload, which come as JSON in a field of a form. */
function fileInfoIn(body: unknown): unknown[] {
  if (!isJsonObject(body)) return []
  if (String(body['name'] ?? '').length > MAX_FOLDER_NAME)
    throw new Refused(400, `A name has up to ${MAX_FOLDER_NAME} characters. Shorten it.`)
  return [body['fileInfo'] ?? []].flat().map((info) => {
    if (typeof info !== 'string') return info
    try {
      return JSON.parse(info) as unknown
    } catch {
      throw new Refused(400, 'The texts of a file have to be JSON.')
    }
  })
}

/** Refuses what Strapi would fail on with a 500, or work on for a minute. */
export function refuseExcess(key: string, ctx: Context, strapi: Core.Strapi) {
  const { request, params, query } = ctx
  const { body } = request
  if (UPLOADS.test(key)) {
    refuseUnstorable('id', query['id'], key)
    refuseOdd(fileInfoIn(body), key)
  }
  refuseOdd(params, key)
  refuseOdd(body, key)
  if (!WRITES_ENTRIES.test(key) || !isJsonObject(body)) return
  const bytes = Buffer.byteLength(JSON.stringify(body))
  if (bytes > MAX_BYTES)
    throw new Refused(
      400,
      `This takes ${count(Math.ceil(bytes / 1000))} KB. Up to ${count(MAX_BYTES / 1000)} KB fit. ${SHORTEN}`,
    )
  const parts = partsIn(strapi, String(params['model']), body)
  if (parts > MAX_PARTS)
    throw new Refused(
      400,
      `This has ${count(parts)} parts, sections and their items. Up to ${count(MAX_PARTS)} fit. ${SHORTEN}`,
    )
}
