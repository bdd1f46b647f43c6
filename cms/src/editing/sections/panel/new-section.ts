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

/** A new section as Strapi's form begins one: with its default values, and with the parts that it cannot lack. */
export function newSection(uid: string, schemas: Readonly<Record<string, Schema>>): Section {
  const begun = (name: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(schemas[name]?.attributes ?? {}).flatMap(([field, attribute]) => {
        if (attribute.default !== undefined) return [[field, attribute.default]]
        if (attribute.type !== 'component' || !attribute.required) return []
        const part = begun(attribute.component ?? '')
        if (!attribute.repeatable) return [[field, part]]
        const parts = Array.from({ length: attribute.min ?? 0 }, (_, index) => ({
          ...part,
          __temp_key__: `a${index}`,
        }))
        return [[field, parts]]
      }),
    )
  return { ...begun(uid), __component: uid }
}
