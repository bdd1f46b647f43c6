import type { Schema } from '@strapi/strapi'
import { isJsonObject } from '../../platform/shared/json'

type Attribute = { type: string; component?: string }
type SchemaOf = (uid: string) => Pick<Schema.Schema, 'attributes'> | undefined
type Row = Record<string, unknown>

const OF_A_PART = ['id', '__component']

/** What the panel and Strapi's documentation send; the rest would be written into the table of the relation. */
const OF_A_RELATION = new Set([
  'id',
  'documentId',
  'locale',
  'status',
  'connect',
  'disconnect',
  'set',
  'position',
  'before',
  'after',
  'start',
  'end',
  'options',
  'strict',
])

const inEach = (value: unknown, change: (row: Row) => Row): unknown =>
  Array.isArray(value)
    ? value.map((each) => inEach(each, change))
    : isJsonObject(value)
      ? change(value)
      : value

const relation = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => OF_A_RELATION.has(name))
      .map(([name, value]) => [name, inEach(value, relation)]),
  )

/**
 * The part of an entry that its type names, at every depth. Strapi takes names of columns, too: `created_by_id` in a
 * body names the maker of an entry, whose account the response then shows.
 */
export function withKnownNames(schemaOf: SchemaOf, uid: string, row: Row): Row {
  const attributes = new Map<string, Attribute>(Object.entries(schemaOf(uid)?.attributes ?? {}))
  const known = ({ type, component }: Attribute, value: unknown) => {
    if (type === 'media' || type === 'relation') return inEach(value, relation)
    if (type !== 'component' && type !== 'dynamiczone') return value
    return inEach(value, (part) => {
      const below = withKnownNames(schemaOf, component ?? String(part['__component']), part)
      const own = Object.entries(part).filter(([name]) => OF_A_PART.includes(name))
      return { ...below, ...Object.fromEntries(own) }
    })
  }
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const attribute = attributes.get(name)
      return attribute ? [[name, known(attribute, value)]] : []
    }),
  )
}
