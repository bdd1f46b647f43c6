import type { Core } from '@strapi/strapi'
import type { Attribute } from '../delivery/shape'
import { listed } from '../refusals/listed'
import { findContentType, findModel, joinTableOf } from '../strapi/models'
import { table } from '../strapi/tables'

const FILE = 'plugin::upload.file'
const FOLDER = 'plugin::upload.folder'

/** An entry, or a component in one. */
type Place = { uid: string; id: number }

/** Why these files can't be deleted: visitors or a draft would miss them. */
export async function usedProblem(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<string | undefined> {
  const titles = await usesOf(strapi, ids)
  if (titles.length === 0) return undefined
  const what = ids.length === 1 ? 'This file is' : 'Some of these files are'
  return `${what} in use: ${listed(titles)}. Take it out there first.`
}

/** Why this file can't be replaced while publishing needs a review: it would change pages at once. */
export async function liveFileProblem(
  strapi: Core.Strapi,
  id: number,
): Promise<string | undefined> {
  const titles = await usesOf(strapi, [id])
  if (titles.length === 0) return undefined
  return `This file is in use: ${listed(titles)}. Only a chief editor may replace it. Upload another file instead.`
}

/** The titles of the entries that show these files. */
async function usesOf(strapi: Core.Strapi, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const join = joinTableOf(strapi, FILE, 'related')
  const places: { related_type: string; related_id: number }[] = await strapi.db
    .connection(join)
    .distinct('related_type', 'related_id')
    .whereIn('file_id', ids)
  const entries = await entriesAround(
    strapi,
    places.map(({ related_type, related_id }) => ({ uid: related_type, id: related_id })),
  )
  return titlesOf(strapi, entries)
}

/** The files in these folders and in the folders within them. */
export async function filesIn(strapi: Core.Strapi, folderIds: readonly number[]) {
  if (folderIds.length === 0) return []
  const folders = await table<{ path: string }>(strapi, FOLDER).findMany({
    where: { id: { $in: [...folderIds] } },
    select: ['path'],
  })
  if (folders.length === 0) return []
  const within = folders.flatMap(({ path }) => [
    { folderPath: { $eq: path } },
    { folderPath: { $startsWith: `${path}/` } },
  ])
  const files = await table(strapi, FILE).findMany({ where: { $or: within }, select: ['id'] })
  return files.map(({ id }) => id)
}

/** From components up to the entries that hold them; parts of nothing are left over from earlier saves. */
async function entriesAround(strapi: Core.Strapi, places: Place[]): Promise<Place[]> {
  const entries: Place[] = []
  let inner = places
  while (inner.length > 0) {
    entries.push(...inner.filter(({ uid }) => findContentType(strapi, uid)))
    inner = await holdersOf(
      strapi,
      inner.filter(({ uid }) => !findContentType(strapi, uid)),
    )
  }
  return entries
}

async function holdersOf(strapi: Core.Strapi, parts: Place[]): Promise<Place[]> {
  const holders: Place[] = []
  for (const uid of [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)]) {
    const attributes: Record<string, Attribute> = findModel(strapi, uid)?.attributes ?? {}
    const [first] = Object.entries(attributes).filter(([, { type }]) => /component|zone/.test(type))
    if (!first) continue
    const held = new Set(
      Object.values(attributes).flatMap(
        ({ component, components }) => component ?? components ?? [],
      ),
    )
    for (const type of new Set(parts.map((part) => part.uid))) {
      if (!held.has(type)) continue
      const ids = parts.flatMap((part) => (part.uid === type ? [part.id] : []))
      const rows: { entity_id: number }[] = await strapi.db
        .connection(joinTableOf(strapi, uid, first[0]))
        .distinct('entity_id')
        .where({ component_type: type })
        .whereIn('cmp_id', ids)
      holders.push(...rows.map(({ entity_id }) => ({ uid, id: entity_id })))
    }
  }
  return holders
}

/** Each entry once, although its draft and its published version both use the file. */
async function titlesOf(strapi: Core.Strapi, entries: Place[]): Promise<string[]> {
  const titles = new Map<string, string>()
  for (const { uid, id } of entries) {
    const type = findContentType(strapi, uid)
    const hasTitle = type?.attributes['title'] !== undefined
    const row = await table<{ documentId: string; title?: string }>(strapi, uid).findOne({
      where: { id },
      select: hasTitle ? ['documentId', 'title'] : ['documentId'],
    })
    if (row) titles.set(row.documentId, row.title ?? type?.info.displayName ?? uid)
  }
  return [...titles.values()]
}
