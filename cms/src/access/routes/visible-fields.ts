import type { Core, Schema } from '@strapi/strapi'
import type { Context } from '../../platform/strapi/context'
import { findContentType, findModel } from '../../platform/strapi/models'

/** What Strapi itself shows of colleagues. */
const FIELDS_OF_STAFF = new Set(['id', 'firstname', 'lastname', 'username', 'email', 'isActive'])
const EVERY_TYPE = new Set(['id', 'documentId'])

const LISTS: Record<string, string> = {
  'GET /upload/files': 'plugin::upload.file',
  'GET /upload/folders': 'plugin::upload.folder',
}

const attributeOf = (schema: Schema.Schema, key: string) =>
  new Map(Object.entries(schema.attributes)).get(key)

/** Which content type a request lists; for relations, the type of the entries that can be chosen. */
function listedType(key: string, { params }: Context, strapi: Core.Strapi): string | undefined {
  const { model, targetField }: { model?: string; targetField?: string } = params
  if (model === undefined || !key.includes('/content-manager/')) return LISTS[key]
  const type = findContentType(strapi, model)
  if (targetField === undefined || !type) return type?.uid
  const relation = attributeOf(type, targetField)
  return relation && 'target' in relation ? relation.target : undefined
}

/** The fields of `?sort=` and `?fields=` in each notation: `a.b:asc,c`, lists of these, `sort[a][b]=asc`. */
function namedFields(sort: unknown): string[][] {
  if (Array.isArray(sort)) return sort.flatMap(namedFields)
  if (typeof sort === 'object' && sort !== null)
    return Object.entries(sort).flatMap(([key, below]) =>
      typeof below === 'object' ? namedFields(below).map((path) => [key, ...path]) : [[key]],
    )
  return String(sort ?? '')
    .split(',')
    .map((field) => field.split(':')[0]?.trim() ?? '')
    .filter((field) => field !== '')
    .map((field) => field.split('.'))
}

function isVisible(strapi: Core.Strapi, uid: string, [key = '', ...below]: string[]): boolean {
  if (EVERY_TYPE.has(key)) return below.length === 0
  const schema = findModel(strapi, uid)
  const attribute = schema && attributeOf(schema, key)
  if (!attribute || attribute.type === 'password') return false
  if (uid === 'admin::user' && !FIELDS_OF_STAFF.has(key)) return false
  if (attribute.type === 'component')
    return below.length === 0 || isVisible(strapi, attribute.component, below)
  if (attribute.type === 'media')
    return below.length === 0 || isVisible(strapi, 'plugin::upload.file', below)
  if (attribute.type === 'relation')
    return (
      'target' in attribute &&
      (below.length === 0 || isVisible(strapi, String(attribute.target), below))
    )
  return below.length === 0
}

const NOT_SCALAR = new Set(['relation', 'media', 'component', 'dynamiczone'])

function isScalar(strapi: Core.Strapi, uid: string, [key = '']: string[]): boolean {
  const schema = findModel(strapi, uid)
  const attribute = schema && attributeOf(schema, key)
  return key === '*' || EVERY_TYPE.has(key) || (!!attribute && !NOT_SCALAR.has(attribute.type))
}

/**
 * Whether `sort` and `fields` of a list name only fields that the panel shows. Strapi cleans sort fields only when they
 * are sent as an object: otherwise the order of a list would reveal hidden fields of colleagues. On an unknown field,
 * or a relation among `fields`, it fails with a 500.
 */
export function namesVisibleFields(key: string, ctx: Context, strapi: Core.Strapi): boolean {
  const { sort, fields }: { sort?: unknown; fields?: unknown } = ctx.query
  const uid = key.startsWith('GET ') ? listedType(key, ctx, strapi) : undefined
  if (uid === undefined) return true
  return (
    namedFields(fields).every((path) => isScalar(strapi, uid, path)) &&
    // `status` is no field: Strapi sorts by it in a way of its own.
    namedFields(sort).every((path) => path.join() === 'status' || isVisible(strapi, uid, path))
  )
}
