import type { Schema } from '@strapi/strapi'

/** Types whose fields fit two to a row. */
const HALF_WIDTH = new Set(['string', 'enumeration', 'boolean', 'integer', 'date', 'media'])

/**
 * Whether a text is a heading, too long for half a row: it may have more than 120 characters. Addresses, which may have
 * 255, count as short, since they may be cut off.
 */
const isHeading = ({ type, ...limits }: Schema.Attribute.AnyAttribute) => {
  const maxLength = 'maxLength' in limits ? (limits.maxLength ?? 0) : 0
  return type === 'string' && maxLength > 120 && maxLength < 255
}

/** The rows of a form: consecutive short fields in pairs, every other field in a row of its own. */
export function rowsOf(fields: string[], attributes: Schema.Attributes): string[][] {
  const isShort = (field: string | undefined) => {
    const attribute = field === undefined ? undefined : attributes[field]
    return attribute !== undefined && HALF_WIDTH.has(attribute.type) && !isHeading(attribute)
  }
  const rows: string[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (isShort(field) && last?.length === 1 && isShort(last[0])) last.push(field)
    else rows.push([field])
  }
  return rows
}
