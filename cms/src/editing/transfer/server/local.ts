import type { Core } from '@strapi/strapi'
import { seededAt } from '../../../content/seed/load'
import { isLiveAtOnce, PAGE } from '../../../content/shared/types'
import { attributesOf } from '../../../content/part-rows'
import { snapshotsOf } from '../../../content/snapshot'
import { allTranslations } from '../../../content/translations/translations'
import { table } from '../../../platform/strapi/tables'
import type { MenuItem } from '../../shared/menu'
import { ITEM, itemRows, menuRow, storedMenu } from '../../saving/server/menu/stored-menu'
import { menuVersions } from '../../saving/server/menu/versions'
import type { Part } from '../shared/plan'
import { type AttributesOf, toPackage } from './fields'
import { type Fields, pathOf, pathOfFile, TRANSLATES, type Versions, versionsOf } from './format'
import { type Library, readLibrary, referenceOf, textsOf } from './library'
import { type EntryPart, entryParts, keyOf, titleOf, uidOf } from './parts'

/** A part of the content, in the terms of a package, so that it can be compared with one. */
export type LocalItem = {
  part: Part
  path: string
  title: string
  versions: Versions
  changedAt: Date
  /** Nobody has changed it since it was first loaded. */
  isUntouched: boolean
  documentId?: string
}

/** The document ids of pages by all their slugs, those of drafts among them. */
export type PageIds = Map<string, string>

export type Local = {
  library: Library
  items: Map<string, LocalItem>
  pages: PageIds
}

export const schemaOf =
  (strapi: Core.Strapi): AttributesOf =>
  (model) =>
    Object.fromEntries(
      Object.entries(attributesOf(strapi, model)).filter(([name]) => !SET_BY_STRAPI.has(name)),
    )

const SET_BY_STRAPI = new Set([
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'publishedAt',
  'documentId',
  'id',
  'locale',
  'localizations',
])

async function readEntries(
  strapi: Core.Strapi,
  part: EntryPart,
  library: Library,
  pages: PageIds,
): Promise<LocalItem[]> {
  const uid = uidOf[part]
  const attributes = schemaOf(strapi)
  const seededTimeOf = await seededAt(strapi, uid)
  const documents = new Map<string, { published?: Fields; draft?: Fields; times: Date[] }>()
  for (const { documentId, isPublished, updatedAt, snapshot } of await snapshotsOf(strapi, uid)) {
    const fields = toPackage(uid, snapshot, {
      attributesOf: attributes,
      referenceOf: (id) => {
        const file = library.byId.get(id)
        return file ? referenceOf(file) : { file: '', name: '' }
      },
      contentOf: (name) => library.byName.get(name)?.content,
    })
    if (uid === PAGE) pages.set(String(fields['slug']), documentId)
    const found = documents.get(documentId) ?? { times: [] }
    found[isPublished || isLiveAtOnce(uid) ? 'published' : 'draft'] = fields
    // The draft's time comes first: editors change the draft, so `isUntouched` is about that.
    if (isPublished) found.times.push(updatedAt)
    else found.times.unshift(updatedAt)
    documents.set(documentId, found)
  }
  const sources = new Map(
    (await allTranslations(strapi.db)).map(({ entry, source }) => [entry, source]),
  )
  const slugOf = (documentId: string) => {
    const { published, draft } = documents.get(documentId) ?? {}
    return (published ?? draft)?.['slug']
  }
  return [...documents].map(([documentId, { published, draft, times }]) => {
    const source = slugOf(sources.get(documentId) ?? '')
    for (const fields of source === undefined ? [] : [published, draft])
      if (fields) fields[TRANSLATES] = source
    const versions = versionsOf(published, draft)
    const key = keyOf(part, versions)
    return {
      part,
      path: pathOf(part, key),
      title: titleOf(part, versions),
      versions,
      changedAt: new Date(Math.max(...times.map(Number))),
      isUntouched: seededTimeOf(key) === times[0]?.toISOString(),
      documentId,
    }
  })
}

/** An item of the menu as a package holds it, with its page by the slug. */
const toEntry = (
  { level, title, kind, page, address, icon, reason, words }: MenuItem,
  slugs: ReadonlyMap<string, string>,
): Fields => {
  const slug = page === null ? undefined : slugs.get(page)
  return {
    level,
    title,
    kind,
    ...(slug !== undefined && { page: slug }),
    ...(address !== '' && { address }),
    ...(icon !== null && { icon }),
    ...(reason !== '' && { reason }),
    ...(words && { words }),
  }
}

async function readMenu(strapi: Core.Strapi, entries: readonly LocalItem[]): Promise<LocalItem> {
  const { id, documentId } = await menuRow(strapi)
  const { items } = storedMenu(await itemRows(strapi, id))
  const [last] = await table<{ updatedAt: string }>(strapi, ITEM).findMany({
    select: ['updatedAt'],
    orderBy: { updatedAt: 'desc' },
    limit: 1,
  })
  const slugs = new Map(
    entries
      .filter(({ part }) => part === 'pages')
      .map((entry) => [entry.documentId ?? '', keyOf('pages', entry.versions)]),
  )
  return {
    part: 'menu',
    path: pathOf('menu', ''),
    title: 'Menu',
    versions: { published: { items: items.map((item) => toEntry(item, slugs)) } },
    changedAt: new Date(last?.updatedAt ?? 0),
    isUntouched: (await menuVersions(strapi, documentId)).length === 0,
  }
}

const fileItems = (library: Library): LocalItem[] =>
  library.distinct.map((file) => ({
    part: 'media',
    path: pathOfFile(referenceOf(file)),
    title: file.name,
    versions: { published: textsOf(file) },
    changedAt: new Date(file.updatedAt),
    isUntouched: false,
  }))

/** All content of this environment. */
export async function readLocal(strapi: Core.Strapi): Promise<Local> {
  const library = await readLibrary(strapi)
  const pages: PageIds = new Map()
  const items: LocalItem[] = []
  for (const part of entryParts) items.push(...(await readEntries(strapi, part, library, pages)))
  items.push(await readMenu(strapi, items), ...fileItems(library))
  return { library, pages, items: new Map(items.map((item) => [item.path, item])) }
}
