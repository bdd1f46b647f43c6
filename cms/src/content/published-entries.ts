import { storedJson } from '../platform/database/stored-json'
import type { Core } from '@strapi/strapi'
import type { Attribute } from './shape'
import { joinTableOf } from '../platform/strapi/models'
import { attributesOf, readParts } from './part-rows'
import type { Row } from './shared/fields'

export type Entry = Row & { id: number; documentId: string; updatedAt: unknown }

type Rows = Map<string, Map<number, Row>>
type PictureRow = {
  related_id: number
  related_type: string
  field: string
  id: number
  name: string
  mime: string
  alternative_text: string | null
}

const FILE = 'plugin::upload.file'

const isList = (attribute?: Attribute) =>
  attribute?.type === 'dynamiczone' || attribute?.repeatable === true

/**
 * The published entries of these types with all that is in them. Reads each table once: Strapi's own
 * reading took seconds for a thousand pages.
 */
export async function publishedEntries<Uid extends string>(
  strapi: Core.Strapi,
  uids: readonly Uid[],
): Promise<Record<Uid, Entry[]>> {
  const models = [...uids, ...Object.keys(strapi.components)]
  const rows: Rows = new Map()
  for (const uid of models) rows.set(uid, await readRows(strapi, uid))
  for (const uid of models) await addParts(strapi, uid, rows)
  await addPictures(strapi, rows)
  const published = (uid: Uid) =>
    [...(rows.get(uid)?.values() ?? [])].filter(
      (row) => row['publishedAt'] !== null && row['publishedAt'] !== undefined,
    )
  return Object.fromEntries(uids.map((uid) => [uid, published(uid)])) as Record<Uid, Entry[]>
}

const stored = (attribute: Attribute | undefined, value: unknown): unknown =>
  attribute?.type === 'blocks' ? storedJson(value) : value

async function readRows(strapi: Core.Strapi, uid: string): Promise<Map<number, Row>> {
  const { tableName, columnToAttribute } = strapi.db.metadata.get(uid)
  const names = new Map(Object.entries(columnToAttribute))
  const attributes = attributesOf(strapi, uid)
  const lists = Object.keys(attributes).filter((name) => isList(attributes[name]))
  const rows: (Row & { id: number })[] = await strapi.db.connection(tableName).select()
  return new Map(
    rows.map((row) => {
      const fields = Object.entries(row).map(([column, value]) => {
        const name = names.get(column) ?? column
        return [name, stored(attributes[name], value)] as const
      })
      const empty = lists.map((name): [string, Row[]] => [name, []])
      return [row.id, Object.fromEntries([...fields, ...empty])]
    }),
  )
}

/** Puts components into what they are part of. */
async function addParts(strapi: Core.Strapi, uid: string, rows: Rows) {
  const attributes = attributesOf(strapi, uid)
  for (const { entity_id, cmp_id, component_type, field } of await readParts(strapi, uid)) {
    const whole = rows.get(uid)?.get(entity_id)
    const part = rows.get(component_type)?.get(cmp_id)
    if (!whole || !part) continue
    if (attributes[field]?.type === 'dynamiczone') part['__component'] = component_type
    put(whole, field, part)
  }
}

async function addPictures(strapi: Core.Strapi, rows: Rows) {
  const join = joinTableOf(strapi, FILE, 'related')
  const pictures: PictureRow[] = await strapi.db
    .connection(join)
    .join('files', 'files.id', `${join}.file_id`)
    .select('related_id', 'related_type', 'field', 'files.id', 'name', 'mime', 'alternative_text')
    .orderBy('order')
  for (const { related_id, related_type, field, id, name, mime, alternative_text } of pictures) {
    const whole = rows.get(related_type)?.get(related_id)
    if (whole) put(whole, field, { id, name, mime, alternativeText: alternative_text })
  }
}

function put(whole: Row, field: string, part: Row) {
  const list = whole[field]
  if (Array.isArray(list)) list.push(part)
  else whole[field] = part
}
