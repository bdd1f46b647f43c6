import { targetPath } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { hasSlug, isLiveAtOnce, pathOf as addressOf } from '../../../content/shared/types'
import { connectionOf } from '../../../platform/database/connection'
import { settings } from '../../../platform/settings/settings'
import { type Mode, outcomeNames, type Plan, type PlannedItem } from '../shared/plan'
import { decide, type Memory } from './decide'
import { linkedFilesIn, referencesIn, relatedIn } from './fields'
import { hashOf, pathOfFile } from './format'
import { type Local, type LocalItem, schemaOf } from './local'
import { isEntryPart, isSingle, keyOf, uidOf } from './parts'
import type { Package, PackageItem } from './read-package'
import { badPackage } from './refuse'
import { IMPORTED } from './table'

/** What becomes of an item of the package, or of one that only this environment has. */
export type Row = PlannedItem & { theirs?: PackageItem; local?: LocalItem | undefined }

type MemoryRow = { path: string; mode: string; package_hash: string; local_hash: string }

async function readMemory(strapi: Core.Strapi): Promise<Map<string, Memory>> {
  const connection = await connectionOf(strapi.db)
  const rows: MemoryRow[] = await connection(IMPORTED).select()
  return new Map(
    rows.map(({ path, mode, package_hash: packageHash, local_hash: localHash }) => [
      path,
      { mode, packageHash, localHash },
    ]),
  )
}

/**
 * By path in the package: the former address of an entry that was renamed before the export. A redirect in the package
 * leads from there to the entry.
 */
function formerPaths({ items }: Package): Map<string, string> {
  const all = [...items.values()]
  const redirects = all.flatMap(({ part, versions }) =>
    part === 'redirects' && versions.published
      ? [versions.published as { from: string; to: string }]
      : [],
  )
  const targets = new Map(
    redirects.map((redirect) => [targetPath(redirect, settings.siteUrl), redirect.from]),
  )
  return new Map(
    all.flatMap((item) => {
      const address = addressIn(item)
      const former = address && targets.get(address)
      return former ? [[item.path, former] as const] : []
    }),
  )
}

/** Where the site shows an entry that has an address of its own. */
function addressIn({ part, versions }: PackageItem | LocalItem): string | undefined {
  if (!isEntryPart(part) || !hasSlug(uidOf[part])) return undefined
  return addressOf(uidOf[part], keyOf(part, versions))
}

function refuseMissing(strapi: Core.Strapi, { items, media }: Package, { library, pages }: Local) {
  const slugs = new Set(pages.keys())
  for (const { part, versions } of items.values())
    if (part === 'pages') for (const { slug } of Object.values(versions)) slugs.add(String(slug))
  const contents = new Set([...media.values()].map(({ reference }) => reference.file))
  const attributes = schemaOf(strapi)
  for (const { part, path, versions } of items.values()) {
    const file = referencesIn(versions).find(
      (reference) => !media.has(pathOfFile(reference)) && !library.find(reference),
    )
    if (file)
      throw badPackage(`${path} shows “${file.name}”, which is neither in the package nor here.`)
    const linked = linkedFilesIn(versions).find(
      (content) => !contents.has(content) && !library.findContent(content),
    )
    if (linked) throw badPackage(`${path} links to a file that is neither in the package nor here.`)
    const named = Object.values(versions).flatMap((fields) =>
      part === 'menu'
        ? (fields['items'] as { page?: string }[]).flatMap(({ page }) => page ?? [])
        : isEntryPart(part)
          ? relatedIn(attributes, uidOf[part], fields)
          : [],
    )
    const missing = named.find((slug) => !slugs.has(slug))
    if (missing !== undefined)
      throw badPackage(
        `${path} names the page “${missing}”, which is neither in the package nor here.`,
      )
  }
}

/**
 * Whether an import of drafts leaves an item alone, since a change of it would be live at once. A new file does not
 * wait: nothing shows it yet.
 */
const waits = ({ part }: PackageItem, local: LocalItem | undefined) =>
  part === 'menu' ||
  (part === 'media' && local !== undefined) ||
  (isEntryPart(part) && isLiveAtOnce(uidOf[part]))

/** What an import of this package does. Writes nothing. */
export async function planImport(
  strapi: Core.Strapi,
  given: Package,
  local: Local,
  mode: Mode,
): Promise<{ plan: Plan; rows: Row[] }> {
  refuseMissing(strapi, given, local)
  const memory = await readMemory(strapi)
  const former = formerPaths(given)
  const byAddress = new Map(
    [...local.items.values()].flatMap((item) => {
      const address = addressIn(item)
      return address && !given.items.has(item.path) ? [[address, item] as const] : []
    }),
  )
  const matched = new Set<LocalItem>()
  const rows: Row[] = [...given.items.values()].map((theirs) => {
    const { path, title, versions } = theirs
    const found = local.items.get(path) ?? byAddress.get(former.get(path) ?? '')
    if (found) matched.add(found)
    const outcome = decide({
      theirs: versions,
      local: found?.versions,
      // A file that was deleted here comes back with what shows it.
      memory: theirs.part === 'media' && !found ? undefined : memory.get(found?.path ?? path),
      mode,
      isUntouched: found?.isUntouched === true,
    })
    const isWaiting = mode === 'drafts' && outcome !== 'same' && waits(theirs, found)
    return { path, title, theirs, local: found, outcome: isWaiting ? 'waiting' : outcome }
  })
  const { parts, since } = given.manifest
  const orphans = [...local.items.values()].filter(
    (item) =>
      since === undefined &&
      isEntryPart(item.part) &&
      parts.includes(item.part) &&
      !isSingle(item.part) &&
      !matched.has(item),
  )
  for (const item of orphans)
    rows.push({ path: item.path, title: item.title, local: item, outcome: 'orphan' })
  // Files come after the entries of their outcome, since many come with few pages.
  const placeOf = ({ outcome, path }: Row) =>
    2 * outcomeNames.indexOf(outcome) + Number(path.startsWith('media/'))
  rows.sort((one, other) => placeOf(one) - placeOf(other))
  const items = rows.map(({ path, title, outcome }) => ({ path, title, outcome }))
  // Without files: new ones are stored before the import begins, and would change the version.
  const seen = rows
    .filter(({ theirs }) => theirs?.part !== 'media')
    .map((row) => [row.path, row.outcome, row.theirs?.versions, row.local?.versions])
  return {
    rows,
    plan: {
      version: hashOf([mode, seen]),
      from: given.manifest.from,
      madeAt: given.manifest.madeAt,
      items,
    },
  }
}
