import { connectionOf } from '../../../platform/database/connection'
import { storedJson } from '../../../platform/database/stored-json'
import type { Core } from '@strapi/strapi'
import { attributesOf, readParts } from '../../../content/part-rows'
import { isRow } from '../../../content/shared/fields'

type Found = { uid: string; id: number }

const TEXTS = new Set(['string', 'text', 'richtext', 'blocks'])

/** SQLite, and PostgreSQL in the locale C, know capitals in ASCII only: any letter stands for another one. */
const patternOf = (text: string) =>
  `%${text.replace(/[\\%_]/g, '\\$&').replace(/[^\p{ASCII}]/gu, '_')}%`

/** Whether a stored value contains this text; of rich text, only texts and addresses count, not the names of parts. */
function hasText(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(text)
  if (Array.isArray(value)) return value.some((one) => hasText(one, text))
  if (!isRow(value)) return false
  return [value['text'], value['url'], value['children']].some((one) => hasText(one, text))
}

/** The ids of the entries of a type that contain this text themselves or in a section, however deep. */
export async function entriesWithText(
  strapi: Core.Strapi,
  uid: string,
  text: string,
): Promise<number[]> {
  const models = [uid, ...Object.keys(strapi.components)]
  const holders = new Map<string, Found[]>()
  const keyOf = (part: Found) => `${part.uid} ${part.id}`
  for (const model of models) {
    for (const { entity_id, cmp_id, component_type } of await readParts(strapi, model)) {
      const key = keyOf({ uid: component_type, id: cmp_id })
      const holder = { uid: model, id: entity_id }
      const known = holders.get(key)
      if (known) known.push(holder)
      else holders.set(key, [holder])
    }
  }
  const found = new Map<string, Found>()
  const add = (one: Found) => {
    if (found.has(keyOf(one))) return
    found.set(keyOf(one), one)
    for (const holder of holders.get(keyOf(one)) ?? []) add(holder)
  }
  for (const model of models)
    for (const { id } of await rowsWithText(strapi, model, text)) add({ uid: model, id })
  return [...found.values()].flatMap((one) => (one.uid === uid ? [one.id] : []))
}

/** The rows of a type or component whose own texts contain this text, with these texts. */
export async function rowsWithText(
  strapi: Core.Strapi,
  uid: string,
  text: string,
): Promise<{ id: number; texts: unknown[] }[]> {
  const { tableName, attributes: stored } = strapi.db.metadata.get(uid)
  const columns = Object.entries(attributesOf(strapi, uid)).flatMap(([name, { type }]) => {
    if (!TEXTS.has(type)) return []
    const attribute = stored[name]
    const column = attribute && 'columnName' in attribute ? attribute.columnName : undefined
    return [{ column: column ?? name, isRich: type === 'blocks' }]
  })
  if (columns.length === 0) return []
  const contains =
    strapi.db.dialect.client === 'postgres' ? '??::text ILIKE ?' : String.raw`?? LIKE ? ESCAPE '\'`
  const connection = await connectionOf(strapi.db)
  const rows: Record<string, unknown>[] = await connection(tableName)
    .select('id', ...columns.map(({ column }) => column))
    .where((where) => {
      for (const { column } of columns) void where.orWhereRaw(contains, [column, patternOf(text)])
    })
  // The query also finds names of parts in stored rich texts, and other letters: these rows are left out here.
  const lowered = text.toLowerCase()
  return rows
    .map((row) => ({
      id: Number(row['id']),
      texts: columns.map(({ column, isRich }) =>
        isRich ? storedJson<unknown>(row[column]) : row[column],
      ),
    }))
    .filter(({ texts }) => texts.some((one) => hasText(one, lowered)))
}
