import type { Section } from '../../../content/shared/section-name'

type Attribute = {
  type: string
  default?: unknown
  required?: boolean
  repeatable?: boolean
  component?: string
  min?: number
}

/** Strapi's description of a component. */
export type Schema = { attributes: Record<string, Attribute> }

type Schemas = Readonly<Record<string, Schema>>

const attributesOf = (schemas: Schemas, uid: string) =>
  Object.entries(schemas[uid]?.attributes ?? {})

/** The field of a section that is a list, such as the questions of an FAQ: it has no other list, and no rich text. */
function listIn(schemas: Schemas, uid: string): string | undefined {
  const attributes = attributesOf(schemas, uid)
  const lists = attributes.filter(([, { repeatable }]) => repeatable)
  const hasText = attributes.some(([, { type }]) => type === 'blocks')
  return lists.length === 1 && !hasText ? lists[0]?.[0] : undefined
}

/**
 * A new section as Strapi's form begins one: with its default values, and with the parts that it cannot lack. One that
 * is a list begins with one item.
 */
export function newSection(uid: string, schemas: Schemas): Section {
  const list = listIn(schemas, uid)
  const begun = (name: string): Record<string, unknown> =>
    Object.fromEntries(
      attributesOf(schemas, name).flatMap(([field, attribute]) => {
        if (attribute.default !== undefined) return [[field, attribute.default]]
        const isList = name === uid && field === list
        if (attribute.type !== 'component' || !(attribute.required || isList)) return []
        const part = begun(attribute.component ?? '')
        if (!attribute.repeatable) return [[field, part]]
        const length = Math.max(attribute.min ?? 0, isList ? 1 : 0)
        const parts = Array.from({ length }, (_, index) => ({ ...part, __temp_key__: `a${index}` }))
        return [[field, parts]]
      }),
    )
  return { ...begun(uid), __component: uid }
}

/** The field of a new section in which one begins to type, by its path in the section; undefined if it has none. */
export function firstField(uid: string, schemas: Schemas): string | undefined {
  const attributes = attributesOf(schemas, uid)
  const texts = attributes.flatMap(([name, { type }]) =>
    /^(?:string|text|blocks)$/.test(type) && name !== 'anchor' ? [name] : [],
  )
  if (texts.includes('title')) return 'title'
  const list = listIn(schemas, uid)
  const inItem = list && firstField(schemas[uid]?.attributes[list]?.component ?? '', schemas)
  return inItem ? `${list}.0.${inItem}` : texts[0]
}
