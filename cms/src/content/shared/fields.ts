import type { FieldLabel, Labels } from './compare'
import { sectionName, type Section } from './section-name'

export type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of an entry or of a component in it, however deep, named as the panel labels it. */
export type FoundField = Partial<FieldLabel> & {
  path: string
  value: unknown
  /** The label of what the field stands in: 'Sections › Pay in store › Button'; empty for the entry itself. */
  within: string
  /** The whole label: 'Sections › Pay in store › Button › Address'. */
  named: string
}

const join = (at: string, name: string) => (at === '' ? name : `${at} › ${name}`)

/** All fields of an entry, as it is stored or as the form holds it. */
export function fieldsIn(entry: Row, model: string, labels: Labels): FoundField[] {
  const found: FoundField[] = []
  const visit = (row: Row, uid: string, path: string, within: string) => {
    const known = labels[uid] ?? {}
    // A section that was just added in the form holds nothing under the names of its fields.
    const absent = Object.keys(known).filter((name) => known[name]?.isRequired && !(name in row))
    const entries = [...Object.entries(row), ...absent.map((name) => [name, undefined] as const)]
    for (const [name, value] of entries) {
      const label = known[name]
      const here = path === '' ? name : `${path}.${name}`
      const named = join(within, label?.label ?? name)
      found.push({ ...label, path: here, value, within, named })
      if (Array.isArray(value))
        for (const [index, item] of (value as unknown[]).entries()) {
          if (!isRow(item)) continue
          const { __component } = item
          if (typeof __component === 'string')
            visit(item, __component, `${here}.${index}`, join(named, sectionName(item as Section)))
          else if (label?.component)
            visit(item, label.component, `${here}.${index}`, join(named, String(index + 1)))
        }
      else if (isRow(value) && label?.component) visit(value, label.component, here, named)
    }
  }
  visit(entry, model, '', '')
  return found
}
