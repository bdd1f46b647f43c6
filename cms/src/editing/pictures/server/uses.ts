import type { Core } from '@strapi/strapi'
import type { Attribute } from '../../../content/shape'
import { rowsWithText } from '../../addresses/server/entries-with-text'
import { REDIRECT, versionedTypes } from '../../../content/shared/types'
import { connectionOf } from '../../../platform/database/connection'
import { findContentType, findModel, joinTableOf } from '../../../platform/strapi/models'
import { table } from '../../../platform/strapi/tables'

const FILE = 'plugin::upload.file'
const MENU_ITEM = 'plugin::navigation.navigation-item'

/** A query that names more ids takes longer than one that reads all rows; SQLite refuses it at 32,767. */
const MOST_NAMED = 500

/** An entry that shows a file, in its draft or on the site. */
export type Use = { uid: string; documentId: string; title: string; isLive: boolean }

/** An entry, or a component in one, around a file. */
type Holder = { uid: string; id: number; file: number }

function grouped<Key>(holders: readonly Holder[], keyOf: (holder: Holder) => Key) {
  const groups = new Map<Key, Holder[]>()
  for (const holder of holders) {
    const key = keyOf(holder)
    const group = groups.get(key)
    if (group) group.push(holder)
    else groups.set(key, [holder])
  }
  return groups
}

/** By file: the entries that show it or link to it. Of these files only, if any are named. */
export async function usesByFile(
  strapi: Core.Strapi,
  files?: readonly number[],
): Promise<Map<number, Use[]>> {
  const connection = await connectionOf(strapi.db)
  const query = connection(joinTableOf(strapi, FILE, 'related')).distinct(
    'related_type',
    'related_id',
    'file_id',
  )
  if (files) void query.whereIn('file_id', files)
  const rows: { related_type: string; related_id: number; file_id: number }[] = await query
  const holders = rows.map(({ related_type, related_id, file_id }) => ({
    uid: related_type,
    id: related_id,
    file: file_id,
  }))
  const linking = await holdersLinking(strapi, files)
  return byFile(strapi, await entriesAround(strapi, [...holders, ...linking]))
}

/** Texts and addresses in which a file’s address stands, or that of a smaller version of it. */
async function holdersLinking(strapi: Core.Strapi, files?: readonly number[]): Promise<Holder[]> {
  const stored = await table<{ id: number; hash: string }>(strapi, FILE).findMany({
    select: ['id', 'hash'],
    ...(files && { where: { id: { $in: [...files] } } }),
  })
  const found: Holder[] = []
  for (const uid of [...versionedTypes, REDIRECT, MENU_ITEM, ...Object.keys(strapi.components)])
    for (const { id, texts } of await rowsWithText(strapi, uid, '/uploads/')) {
      const text = JSON.stringify(texts)
      for (const { id: file, hash } of stored)
        if (text.includes(`${hash}.`)) found.push({ uid, id, file })
    }
  return found
}

/** The entries that hold these components; components that nothing holds are left over from earlier saves. */
async function entriesAround(strapi: Core.Strapi, holders: Holder[]): Promise<Holder[]> {
  // Read once: Strapi gathers its types anew each time it is asked for them.
  const types = new Set<string>(Object.keys(strapi.contentTypes))
  const entries: Holder[] = []
  let inner = holders
  while (inner.length > 0) {
    entries.push(...inner.filter(({ uid }) => types.has(uid)))
    inner = await holdersOf(
      strapi,
      inner.filter(({ uid }) => !types.has(uid)),
    )
  }
  return entries
}

async function holdersOf(strapi: Core.Strapi, parts: Holder[]): Promise<Holder[]> {
  const connection = await connectionOf(strapi.db)
  const holders: Holder[] = []
  const byType = grouped(parts, ({ uid }) => uid)
  for (const uid of [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)]) {
    const attributes: Record<string, Attribute> = findModel(strapi, uid)?.attributes ?? {}
    // All component fields of a model share one join table.
    const [first] = Object.entries(attributes).filter(([, { type }]) => /component|zone/.test(type))
    if (!first) continue
    const componentUids = new Set(
      Object.values(attributes).flatMap(
        ({ component, components }) => component ?? components ?? [],
      ),
    )
    for (const [type, ofType] of byType) {
      if (!componentUids.has(type)) continue
      const byId = grouped(ofType, ({ id }) => id)
      const query = connection(joinTableOf(strapi, uid, first[0]))
        .distinct('entity_id', 'cmp_id')
        .where({ component_type: type })
      if (byId.size <= MOST_NAMED) void query.whereIn('cmp_id', [...byId.keys()])
      const rows: { entity_id: number; cmp_id: number }[] = await query
      for (const { entity_id, cmp_id } of rows)
        for (const { file } of byId.get(Number(cmp_id)) ?? [])
          holders.push({ uid, id: entity_id, file })
    }
  }
  return holders
}

type EntryRow = { id: number; documentId: string; title?: string; publishedAt?: string | null }

/** Each entry once, although its draft and its published version both use the file. */
async function byFile(strapi: Core.Strapi, entries: Holder[]): Promise<Map<number, Use[]>> {
  const uses = new Map<number, Map<string, Use>>()
  for (const [uid, holders] of grouped(entries, (holder) => holder.uid)) {
    const type = findContentType(strapi, uid)
    const hasTitle = type?.attributes['title'] !== undefined
    const ids = [...new Set(holders.map(({ id }) => id))]
    const hasDrafts = type?.options?.draftAndPublish === true
    const rows = await table<EntryRow>(strapi, uid).findMany({
      where: ids.length <= MOST_NAMED ? { id: { $in: ids } } : {},
      select: [
        'id',
        'documentId',
        ...(hasTitle ? ['title'] : []),
        ...(hasDrafts ? ['publishedAt'] : []),
      ],
    })
    const found = new Map(rows.map((row) => [row.id, row]))
    for (const { id, file } of holders) {
      const row = found.get(id)
      if (!row) continue
      const title = row.title ?? type?.info.displayName ?? uid
      const ofFile = uses.get(file) ?? new Map<string, Use>()
      const isLive =
        !hasDrafts || row.publishedAt !== null || ofFile.get(row.documentId)?.isLive === true
      ofFile.set(row.documentId, { uid, documentId: row.documentId, title, isLive })
      uses.set(file, ofFile)
    }
  }
  return new Map([...uses].map(([file, found]) => [file, [...found.values()]]))
}
