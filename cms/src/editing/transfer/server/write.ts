import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { languageOf } from '@app/contract'
import { hasSlug, isPlannedType } from '../../../content/shared/types'
import { setEqual } from '../../../content/translations/behind'
import { findTranslation, linkTranslation } from '../../../content/translations/translations'
import { Refused } from '../../../platform/refusals/refused'
import { documents } from '../../../platform/strapi/documents'
import { service } from '../../../platform/strapi/services'
import type { StaffUser } from '../../../platform/strapi/staff'
import type { MenuItem } from '../../shared/menu'
import { parseMenu } from '../../saving/server/menu/parse-menu'
import { recordMenu } from '../../saving/server/menu/record-menu'
import { saveMenu } from '../../saving/server/menu/save-menu'
import { itemRows, menuRow, storedMenu } from '../../saving/server/menu/stored-menu'
import { reasonIn } from '../../../content/reason'
import type { Mode } from '../shared/plan'
import { wantedOf } from './decide'
import { fromPackage, relatedIn } from './fields'
import { type Fields, type FileReference, type FileTexts, TRANSLATES } from './format'
import type { Library } from './library'
import { type PageIds, schemaOf } from './local'
import { entryParts, isEntryPart, uidOf } from './parts'
import type { Row } from './plan'
import type { PackageItem } from './read-package'
import { badPackage } from './refuse'

export type Target = {
  mode: Mode
  library: Library
  pages: PageIds
  user: StaffUser | undefined
}

type Written = Row & { theirs: PackageItem }

/** Writes items of a package, each as an editor would save it: with the same checks, history and audit. */
export async function writeItems(strapi: Core.Strapi, rows: readonly Written[], target: Target) {
  const entries = entryParts.flatMap((part) => rows.filter(({ theirs }) => theirs.part === part))
  const pending = new Set(
    entries.flatMap(({ theirs, local }) =>
      theirs.part === 'pages' && !local?.versions.published ? slugsOf(theirs) : [],
    ),
  )
  const incomplete: Written[] = []
  for (const row of entries) {
    for (const slug of slugsOf(row.theirs)) pending.delete(slug)
    if (relatedTo(strapi, row.theirs).some((slug) => pending.has(slug))) incomplete.push(row)
    await explained(strapi, row, () => writeEntry(strapi, row, target))
  }
  // A page can name another once that exists, and visitors see it named once that is published. Pages that were written
  // before the ones that they name are written again.
  for (const row of incomplete) await explained(strapi, row, () => writeEntry(strapi, row, target))
  for (const { theirs } of entries) await linkSource(strapi, theirs)
  for (const row of rows) {
    if (row.theirs.part === 'menu')
      await explained(strapi, row, () => writeMenu(strapi, row, target))
    if (row.theirs.part === 'media') await describeFile(strapi, row, target)
  }
}

/** Says which entry one of the package translates, once both are here. */
async function linkSource(strapi: Core.Strapi, { part, versions }: PackageItem) {
  const { slug = '', [TRANSLATES]: source } = versions.published ?? versions.draft ?? {}
  const language = languageOf(String(slug))
  const uid = isEntryPart(part) ? uidOf[part] : undefined
  if (source === undefined || language === undefined || !uid || !hasSlug(uid)) return
  const find = (filters: object) => documents(strapi, uid).findFirst({ filters })
  const [entry, translated] = [await find({ slug }), await find({ slug: source })]
  if (!entry || !translated) return
  const known = await findTranslation(strapi.db, entry.documentId)
  if (known?.source === translated.documentId) return
  const link = { entry: entry.documentId, source: translated.documentId, uid, language }
  await linkTranslation(strapi.db, link)
  await setEqual(strapi, link.entry, { uid, documentId: link.source })
}

const slugsOf = ({ versions }: PackageItem) =>
  Object.values(versions).map(({ slug }) => String(slug))

const relatedTo = (strapi: Core.Strapi, { part, versions }: PackageItem): string[] =>
  isEntryPart(part)
    ? Object.values(versions).flatMap((fields) => relatedIn(schemaOf(strapi), uidOf[part], fields))
    : []

/** Runs work that checks may refuse: the refusal is one of the whole import, and names the file that it is about. */
async function explained(strapi: Core.Strapi, { theirs }: Written, work: () => Promise<unknown>) {
  const { part, path } = theirs
  try {
    await work()
  } catch (error) {
    const reason = isEntryPart(part)
      ? reasonIn(strapi, uidOf[part], error)
      : error instanceof Refused
        ? error.message
        : undefined
    const known = error instanceof errors.ApplicationError ? error.message : reason
    throw known === undefined ? error : badPackage(`${path}: ${reason ?? known}`)
  }
}

async function writeEntry(strapi: Core.Strapi, row: Written, target: Target) {
  const { theirs, local } = row
  const { mode, library, pages, user } = target
  const { part, versions } = theirs
  if (!isEntryPart(part)) return
  const uid = uidOf[part]
  const store = documents(strapi, uid)
  const dataOf = (fields: Fields) => ({
    ...fromPackage(uid, fields, {
      attributesOf: schemaOf(strapi),
      idOf: (reference: FileReference) => library.find(reference)?.id ?? 0,
      nameOf: (content) => library.findContent(content)?.hash,
      documentOf: (slug) => pages.get(slug),
    }),
    ...(user && { updatedBy: user.id }),
  })
  const save = async (fields: Fields) => {
    // Not the id that a redirect had before the import: a renamed page may have deleted that redirect and made another.
    const known = part === 'redirects' ? undefined : local?.documentId
    const documentId = known ?? (await existingId(strapi, theirs))
    const data = dataOf(fields)
    const saved =
      documentId === undefined
        ? await store.create({ data: { ...data, ...(user && { createdBy: user.id }) } })
        : await store.update({ documentId, data })
    if (part === 'pages') pages.set(String(fields['slug']), saved.documentId)
    return saved.documentId
  }
  const wanted = wantedOf(versions, local?.versions, mode)
  if (!isPlannedType(uid)) return wanted.published && (await save(wanted.published))
  if (mode === 'published' && versions.published) {
    const documentId = await save(versions.published)
    await store.publish({ documentId })
  }
  const draft = versions.draft ?? (mode === 'drafts' ? versions.published : undefined)
  if (draft) await save(draft)
}

/** The id of a redirect that a rename has made meanwhile, of a single type, or of what was written before. */
async function existingId(strapi: Core.Strapi, { part, versions }: PackageItem) {
  if (!isEntryPart(part)) return undefined
  const { slug, from, code } = versions.published ?? versions.draft ?? {}
  const filters =
    part === 'redirects'
      ? { from }
      : part === 'languages'
        ? { code }
        : slug === undefined
          ? {}
          : { slug }
  return (await documents(strapi, uidOf[part]).findFirst({ filters }))?.documentId
}

const itemsIn = ({ versions }: PackageItem) => (versions.published?.['items'] ?? []) as Fields[]

/** Items with the same title and kind keep their document id. */
async function writeMenu(strapi: Core.Strapi, { theirs }: Written, { pages, user }: Target) {
  const { id } = await menuRow(strapi)
  const stored = storedMenu(await itemRows(strapi, id))
  const unmatched = new Set<MenuItem>(stored.items)
  const items = itemsIn(theirs).map((item) => {
    const before = [...unmatched].find(
      ({ title, kind }) => title === item['title'] && kind === item['kind'],
    )
    if (before) unmatched.delete(before)
    return {
      ...item,
      documentId: before?.documentId ?? null,
      page: pages.get(String(item['page'])) ?? null,
      address: item['address'] ?? '',
      icon: item['icon'] ?? null,
    }
  })
  const parsed = parseMenu({ version: stored.version, items })
  await saveMenu(strapi, parsed, recordMenu(strapi, user))
}

async function describeFile(strapi: Core.Strapi, { theirs, path }: Written, { library }: Target) {
  // The path is `media/`, and the hash of the content after it.
  const file = library.distinct.find(
    (one) => one.content === path.slice(6, 70) && one.name === theirs.title,
  )
  const {
    alternativeText = '',
    caption = '',
    focalPoint = null,
  } = theirs.versions.published as FileTexts
  if (file)
    await service(strapi, 'plugin::upload.upload').updateFileInfo(file.id, {
      name: file.name,
      alternativeText,
      caption,
      focalPoint,
    })
}
