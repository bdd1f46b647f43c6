import type { Core } from '@strapi/strapi'
import { isJsonObject } from '../../platform/http/json-object'
import { Refused } from '../../platform/refusals/refused'
import type { Context } from '../../platform/strapi/context'
import { findModel } from '../../platform/strapi/models'
import { WRITES_ENTRIES } from './entry-body'

/** Twice what lists within lists of a text in a section take. */
const MAX_DEPTH = 50

/** Strapi stores each part by some statements of its own: 24,000 took 50 seconds. */
const MAX_PARTS = 2000

const MAX_BYTES = 500_000

const SHORTEN = 'Delete some of it, or move it to another page.'

const count = new Intl.NumberFormat('en-GB').format

/** Code that looks a name up in an object finds `constructor` in every one. */
function refuseNames(value: unknown, depth = 0) {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH)
    throw new Refused(
      400,
      `Values may be nested up to ${MAX_DEPTH} levels deep. Send fewer levels.`,
    )
  for (const [name, below] of Object.entries(value)) {
    if (name in Object.prototype)
      throw new Refused(400, `“${name}” is not the name of a field. Leave it out.`)
    refuseNames(below, depth + 1)
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

/** Refuses what Strapi would fail on with a 500, or work on for a minute. */
export function refuseExcess(key: string, { request, params }: Context, strapi: Core.Strapi) {
  const { body } = request
  refuseNames(body)
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
