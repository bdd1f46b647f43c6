import { settings } from '../../../platform/settings/settings'
import type { Core } from '@strapi/strapi'
import { Refused } from '../../../platform/refusals/refused'
import { type Part, parts } from '../shared/plan'
import { linkedFilesIn, referencesIn } from './fields'
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  pathOfContent,
  pathOfFile,
  pathOfTexts,
  toText,
} from './format'
import { bytesOf, type LibraryFile, referenceOf, textsOf } from './library'
import { type LocalItem, readLocal } from './local'
import { schemaHashes } from './schema'

export type Selection = { parts: readonly Part[]; since?: Date | undefined }

export type PackageFile = { path: string; content: string | Buffer }

/** By content: the files that the chosen entries show or link to, and those that are chosen themselves. */
function filesOf(
  items: readonly LocalItem[],
  files: readonly LibraryFile[],
  isChosen: (file: LibraryFile) => boolean,
) {
  const versions = items.map((item) => item.versions)
  const shown = new Set(referencesIn(versions).map(pathOfFile))
  const linked = new Set(linkedFilesIn(versions))
  const wanted = files.filter(
    (file) =>
      isChosen(file) || shown.has(pathOfFile(referenceOf(file))) || linked.has(file.content),
  )
  const byContent = new Map<string, LibraryFile[]>()
  for (const file of wanted)
    byContent.set(file.content, [...(byContent.get(file.content) ?? []), file])
  return byContent
}

/** Refuses to export an entry that shows a file whose content can't be read: its reference is empty. */
function refuseUnreadable(items: readonly LocalItem[]) {
  const broken = items.find(({ versions }) => JSON.stringify(versions).includes('"file":""'))
  if (broken)
    throw new Refused(
      409,
      `“${broken.title}” shows a file whose content is missing in the media library. Replace it there, then export again.`,
    )
}

/** The files of a package, its manifest last: a package without one is not whole. */
export async function* exported(
  strapi: Core.Strapi,
  { parts: chosen, since }: Selection,
): AsyncGenerator<PackageFile> {
  const { items, library } = await readLocal(strapi)
  const isNew = (changedAt: Date) => since === undefined || changedAt >= since
  const entries = [...items.values()].filter(
    ({ part, changedAt }) => part !== 'media' && chosen.includes(part) && isNew(changedAt),
  )
  refuseUnreadable(entries)
  const contents = filesOf(
    entries,
    library.distinct,
    ({ updatedAt }) => chosen.includes('media') && isNew(new Date(updatedAt)),
  )
  for (const { path, versions } of entries) yield { path, content: toText(versions) }
  for (const [content, files] of contents) {
    const [first] = files
    const bytes = first && (await bytesOf(strapi, first))
    if (!bytes) throw new Refused(409, 'A file was deleted during the export. Export again.')
    const { ext, mime, width, height } = first
    yield { path: pathOfContent(content, ext), content: bytes }
    yield {
      path: pathOfTexts(content),
      content: toText({
        ext,
        mime,
        ...(width && height && { width, height }),
        files: files.map(textsOf),
      }),
    }
  }
  const counts = parts.flatMap((part) => {
    const count =
      part === 'media' ? contents.size : entries.filter((entry) => entry.part === part).length
    return count > 0 ? [[part, count]] : []
  })
  const manifest: Manifest = {
    format: FORMAT,
    schema: schemaHashes(strapi),
    madeAt: new Date().toISOString(),
    from: settings.siteUrl,
    parts: [...chosen],
    ...(since && { since: since.toISOString() }),
    counts: Object.fromEntries(counts),
  }
  yield { path: MANIFEST, content: toText(manifest) }
}
