import type { PanelConfiguration } from '../../platform/strapi/panel-configuration'
import type { Layout } from '../shared/layouts'

type Field = { name: string; size: number }

const FULL_WIDTH = 12
const PAGE_SIZE = 50

/** Strapi's filler for the empty end of a row. */
const FILLER = '_TEMP_'

export const fieldsIn = ({ rows, fields }: Layout): string[] => [
  ...new Set([...rows.flat(), ...Object.keys(fields)]),
]

const sized = (row: string[]): Field[] =>
  row.map((name) => ({ name, size: Math.floor(FULL_WIDTH / row.length) }))

/** A configuration with the whole layout; fields that it does not name follow below. */
export function applyLayout(before: PanelConfiguration, layout: Layout): PanelConfiguration {
  const placed = new Set([...layout.rows.flat(), ...(layout.hidden ?? [])])
  const others = before.layouts.edit
    .flat()
    .filter(({ name }) => name !== FILLER && !placed.has(name))
    .map((field) => [field])
  const [defaultSortBy, defaultSortOrder] = layout.sort
  return {
    settings: {
      ...before.settings,
      mainField: layout.mainField,
      defaultSortBy,
      defaultSortOrder,
      pageSize: PAGE_SIZE,
    },
    metadatas: withLabels(before.metadatas, layout.fields),
    layouts: { list: layout.list, edit: [...layout.rows.map(sized), ...others] },
  }
}

/** A configuration without fields that an earlier version had in the form and this one fills by itself. */
export function hideFields(
  before: PanelConfiguration,
  { hidden = [] }: Layout,
): PanelConfiguration {
  const edit = before.layouts.edit
    .map((row) => row.filter(({ name }) => !hidden.includes(name)))
    .filter((row) => row.length > 0)
  return { ...before, layouts: { ...before.layouts, edit } }
}

/** Adds the fields that were not known before and leaves everything else where it is. */
export function addFields(
  before: PanelConfiguration,
  layout: Layout,
  { known }: { known: ReadonlySet<string> },
): PanelConfiguration {
  const isNew = (field: string) => !known.has(field)
  const labels = Object.entries(layout.fields).filter(([field]) => isNew(field))
  return {
    settings: before.settings,
    metadatas: withLabels(before.metadatas, Object.fromEntries(labels)),
    layouts: {
      list: insertInOrder(without(before.layouts.list, isNew), layout.list, isNew),
      edit: addToForm(before.layouts.edit, layout.rows, isNew),
    },
  }
}

const without = (fields: string[], isNew: (field: string) => boolean) =>
  fields.filter((field) => !isNew(field))

/** Inserts each new item after the closest item that precedes it in the intended order. */
function insertInOrder(
  items: string[],
  intended: string[],
  isNew: (item: string) => boolean,
): string[] {
  const result = [...items]
  for (const [index, item] of intended.entries()) {
    if (!isNew(item)) continue
    const previous = intended.slice(0, index).findLast((each) => result.includes(each))
    result.splice(previous === undefined ? 0 : result.indexOf(previous) + 1, 0, item)
  }
  return result
}

const width = (row: Field[]) => row.reduce((sum, { size }) => sum + size, 0)

/** A new field joins the row it is meant for if that has room; otherwise it gets one just below. */
function addToForm(
  form: Field[][],
  intended: string[][],
  isNew: (field: string) => boolean,
): Field[][] {
  const rows = form
    .map((row) => row.filter(({ name }) => name !== FILLER && !isNew(name)))
    .filter((row) => row.length > 0)
  const rowOf = (names: string[]) =>
    rows.findLastIndex((row) => row.some(({ name }) => names.includes(name)))
  for (const [index, row] of intended.entries()) {
    const added = sized(row).filter(({ name }) => isNew(name))
    if (added.length === 0) continue
    const shared = rows[rowOf(row)]
    if (shared && width(shared) + width(added) <= FULL_WIDTH) shared.push(...added)
    else rows.splice(rowOf(intended.slice(0, index + 1).flat()) + 1, 0, added)
  }
  return rows
}

function withLabels(
  metadatas: PanelConfiguration['metadatas'],
  fields: Layout['fields'],
): PanelConfiguration['metadatas'] {
  const labelled = Object.entries(fields).flatMap(([field, { label, description = '' }]) => {
    const metadata = metadatas[field]
    if (!metadata) return []
    const { edit, list } = metadata
    return [[field, { edit: { ...edit, label, description }, list: { ...list, label } }] as const]
  })
  return { ...metadatas, ...Object.fromEntries(labelled) }
}
