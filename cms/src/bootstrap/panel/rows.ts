import type { Schema } from '@strapi/strapi'

/** Types whose fields fit two to a row. */
const HALF_WIDTH = new Set(['string', 'enumeration', 'boolean', 'integer', 'date', 'media'])

/** The rows of a form: consecutive short fields in pairs, every other field in a row of its own. */
export function rowsOf(fields: string[], attributes: Schema.Attributes): string[][] {
  const isShort = (field: string | undefined) =>
    field !== undefined && HALF_WIDTH.has(attributes[field]?.type ?? '')
  const rows: string[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (isShort(field) && last?.length === 1 && isShort(last[0])) last.push(field)
    else rows.push([field])
  }
  return rows
}
