import type { Labels } from '../../../content/shared/compare'
import { sectionName, type Section } from '../../../content/shared/section-name'
import type { Attribute, Row } from '../../../content/shape'

type AttributesOf = (model: string) => Record<string, Attribute>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/**
 * The required fields of an entry that are empty, as the panel labels them. Strapi's server takes an
 * empty text for a value; the panel's form, where an editor publishes by hand, does not.
 */
export function missingIn(
  entry: Row,
  uid: string,
  attributesOf: AttributesOf,
  labels: Labels,
): string[] {
  const inRow = (row: Row, model: string, labelsAbove: string[]): string[] =>
    Object.entries(attributesOf(model)).flatMap(([name, attribute]) => {
      const value = row[name]
      const path = [...labelsAbove, labels[model]?.[name]?.label ?? name]
      if (value === null || value === undefined || value === '')
        return attribute.required ? [path.join(' › ')] : []
      if (attribute.type === 'dynamiczone')
        return (value as Section[]).flatMap((section) =>
          inRow(section, section.__component, [...path, sectionName(section)]),
        )
      const { component } = attribute
      if (component === undefined) return []
      return Array.isArray(value)
        ? value.flatMap((item: Row, index) => inRow(item, component, [...path, `${index + 1}`]))
        : isRow(value)
          ? inRow(value, component, path)
          : []
    })
  return inRow(entry, uid, [])
}
