import type { Schema } from '@strapi/strapi'

/** Kinds of field that two fit beside each other. */
const SHORT = new Set(['string', 'enumeration', 'boolean', 'integer', 'date', 'media'])

/** Rows of a form in the order given: short fields in pairs, long ones by themselves. */
export function rowsOf(fields: string[], attributes: Schema.Attributes): string[][] {
  const isShort = (field: string | undefined) =>
    field !== undefined && SHORT.has(attributes[field]?.type ?? '')
  const rows: string[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (isShort(field) && last?.length === 1 && isShort(last[0])) last.push(field)
    else rows.push([field])
  }
  return rows
}
