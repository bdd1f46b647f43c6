import {
  type Fields,
  isEmpty,
  isFields,
  isRichText,
  isUnknownRelation,
} from '../../../../content/shared/values'
import { systemFields } from '../../../../platform/shared/system-fields'

/** The fields that Strapi or its form sets, but for the id, which tells which component it is. */
const NOT_TYPED = new Set<string>([
  ...systemFields.filter((name) => name !== 'id'),
  'status',
  '__temp_key__',
])

export const isFile = (value: unknown): value is Fields => isFields(value) && 'mime' in value

export const typedFields = (value: Fields) =>
  Object.keys(value).filter((name) => !NOT_TYPED.has(name))

/** A value in one notation, whether it was stored or comes from a form. */
function canonical(value: unknown): unknown {
  if (isEmpty(value) || isUnknownRelation(value)) return null
  if (Array.isArray(value)) return value.map(canonical)
  if (!isFields(value)) return value
  if (isFile(value)) return ['file', value['id']]
  return typedFields(value)
    .sort()
    .flatMap((name) => {
      const inner = canonical(value[name])
      return inner === null ? [] : [[name, inner]]
    })
}

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

/** A stored value as a save takes it. A relation that does not name its entries is left out, and so stays as it is. */
export function toSave(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSave)
  if (!isFields(value) || isFile(value)) return value
  return Object.fromEntries(
    typedFields(value).flatMap((name) =>
      isUnknownRelation(value[name]) ? [] : [[name, toSave(value[name])]],
    ),
  )
}

/** Visits each component with the name of its kind: ids are told apart within a kind only. */
function mapComponents(
  value: unknown,
  kind: string,
  change: (one: Fields, kind: string) => Fields,
): unknown {
  if (isRichText(value) && value.length > 0) return value
  if (Array.isArray(value)) return value.map((item) => mapComponents(item, kind, change))
  if (!isFields(value) || isFile(value) || isUnknownRelation(value)) return value
  const own = typeof value['__component'] === 'string' ? value['__component'] : kind
  const inner = Object.entries(value).map(([name, one]) => [
    name,
    mapComponents(one, `${own}.${name}`, change),
  ])
  return change(Object.fromEntries(inner) as Fields, own)
}

/** Drops the ids of components that are no longer stored, which are created anew: a save with them would be refused. */
export function withKnownIds(fields: Fields, stored: Fields): Fields {
  const known = new Set<string>()
  const keyOf = (kind: string, id: unknown) => `${kind} ${String(id)}`
  mapComponents(stored, '', (one, kind) => {
    known.add(keyOf(kind, one['id']))
    return one
  })
  return mapComponents(fields, '', (one, kind) => {
    const { id, ...rest } = one
    return kind === '' || id === undefined || known.has(keyOf(kind, id)) ? one : rest
  }) as Fields
}
