import { expect, it } from 'vitest'
import { pageForms } from './page-forms'

/** The lengths of the rows that fields of these widths fill, one after the other. */
function rowsOf(widths: readonly number[]): number[] {
  const rows: number[] = []
  for (const width of widths) {
    const last = rows.at(-1)
    if (last === undefined || last + width > 12) rows.push(width)
    else rows[rows.length - 1] = last + width
  }
  return rows
}

it.each(Object.values(pageForms))(
  'the fields of $name fill their rows, wide and on phones',
  (form) => {
    for (const { fields } of form.sections) {
      const columns = fields.map((field) => ('columns' in field ? field.columns : undefined))
      const wide = columns.map((given) => given?.[0] ?? 12)
      const phone = columns.map((given) => given?.[1] ?? 12)
      expect(new Set([...rowsOf(wide), ...rowsOf(phone)])).toEqual(new Set([12]))
    }
  },
)
