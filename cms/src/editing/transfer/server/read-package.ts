import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { MAX_FILE_BYTES } from '../../../platform/http/file-limit'
import { isStorable } from '../../../platform/shared/json'
import { fileProblem, nameProblem } from '../../pictures/server/file-bytes'
import { type Part, parts } from '../shared/plan'
import { problemOf } from './fields'
import {
  type Fields,
  type FileReference,
  type FileTexts,
  FORMAT,
  isFields,
  MANIFEST,
  type Manifest,
  pathOf,
  pathOfContent,
  pathOfFile,
  pathOfTexts,
  sha256,
  TRANSLATES,
  type Versions,
} from './format'
import { schemaOf } from './local'
import { isEntryPart, keyOf, titleOf, uidOf } from './parts'
import { badPackage } from './refuse'
import { schemaHashes } from './schema'

const MAX_FILES = 20_000
/** Of one entry: its two versions take up to 500 KB each when an editor saves them, without indentation. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024

export type PackageItem = { part: Part; path: string; title: string; versions: Versions }

export type PackageMedia = {
  reference: FileReference
  texts: FileTexts
  ext: string
  mime: string
  width?: number
  height?: number
  /** On the disk. */
  filepath: string
  size: number
}

export type Package = {
  manifest: Manifest
  items: Map<string, PackageItem>
  media: Map<string, PackageMedia>
}

async function filesUnder(folder: string, within = ''): Promise<string[]> {
  const found: string[] = []
  const names = await readdir(join(folder, within)).catch(() => {
    throw badPackage(`${folder} is not a folder.`)
  })
  for (const name of names.toSorted()) {
    const path = within === '' ? name : `${within}/${name}`
    // Hidden files, such as those of git, are no part of it.
    if (name.startsWith('.')) continue
    const stat = await lstat(join(folder, path))
    if (stat.isDirectory()) found.push(...(await filesUnder(folder, path)))
    else if (!stat.isFile()) throw badPackage(`${path} leads out of the package.`)
    else found.push(path)
    if (found.length > MAX_FILES) throw badPackage(`it has more than ${MAX_FILES} files.`)
  }
  return found
}

async function readJson(folder: string, path: string): Promise<Fields> {
  const { size } = await lstat(join(folder, path))
  if (size > MAX_TEXT_BYTES) throw badPackage(`${path} is too large.`)
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, path), 'utf8'))
    if (isFields(value)) return value
  } catch {
    // Refused below.
  }
  throw badPackage(`${path} is not valid JSON.`)
}

const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/))

const manifestShape = z.object({
  format: z.int(),
  schema: z.record(z.string(), z.string()),
  madeAt: moment,
  from: z.string().check(z.maxLength(500)),
  parts: z.array(z.enum(parts)),
  since: z.optional(moment),
  counts: z.partialRecord(z.enum(parts), z.int()),
})

const NOT_WHOLE = `it has no valid ${MANIFEST}, so it is not whole. Export it again.`

async function readManifest(strapi: Core.Strapi, folder: string, paths: readonly string[]) {
  if (!paths.includes(MANIFEST)) throw badPackage(NOT_WHOLE)
  const given = await readJson(folder, MANIFEST)
  const { format } = given
  if (typeof format === 'number' && format > FORMAT)
    throw badPackage('a newer version of this program made the package. Update this one first.')
  const { data, error } = manifestShape.safeParse(given)
  if (error) throw badPackage(NOT_WHOLE)
  const here = schemaHashes(strapi)
  const models = [...new Set([...Object.keys(here), ...Object.keys(data.schema)])]
  const others = models.filter((model) => here[model] !== data.schema[model])
  if (format !== FORMAT || others.length > 0)
    throw badPackage(
      `the package was made with other content types than those here (${others.slice(0, 5).join(', ') || 'format'}). Bring both environments to the same version, then export again.`,
    )
  return data as Manifest
}

const fileTexts = z.object({
  name: z.string().check(z.minLength(1)),
  alternativeText: z.optional(z.string()),
  caption: z.optional(z.string()),
  focalPoint: z.optional(z.object({ x: z.number(), y: z.number() })),
})

const pixels = z.int().check(z.minimum(1), z.maximum(100_000))

const mediaShape = z.object({
  ext: z.string().check(z.regex(/^\.[a-z\d]{1,5}$/i)),
  mime: z.string().check(z.regex(/^(?:image|video)\/[\w.+-]{1,60}$/)),
  width: z.optional(pixels),
  height: z.optional(pixels),
  files: z.array(fileTexts).check(z.minLength(1)),
})

const MEDIA_TEXTS = /^media\/([\da-f]{64})\.json$/
const MEDIA_CONTENT = /^media\/([\da-f]{64})\.(?!json$)[a-z\d]{1,5}$/i

/** The content and the texts of a file, checked as an upload is. */
async function readMedia(folder: string, path: string, file: string): Promise<PackageMedia[]> {
  const { data, error } = mediaShape.safeParse(await readJson(folder, path))
  if (error || !isStorable(data)) throw badPackage(`${path} has no valid texts of a file.`)
  const { files, ...facts } = data
  const { ext } = facts
  const content = pathOfContent(file, ext)
  const filepath = join(folder, content)
  const stat = await lstat(filepath).catch(() => undefined)
  if (!stat) throw badPackage(`${content} is missing.`)
  if (stat.size > MAX_FILE_BYTES)
    throw badPackage(`${content} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`)
  if (sha256(await readFile(filepath)) !== file)
    throw badPackage(`${content} is not the file that its name says: it was changed or damaged.`)
  // The check wants a file name, too: the first digits of the hash stand for it.
  const problem =
    (await fileProblem({ filepath, originalFilename: `${content.slice(6, 18)}${ext}` })) ??
    files.flatMap(({ name }) => nameProblem(name) ?? [])[0]
  if (problem) throw badPackage(`${content}: ${problem}`)
  return files.map((texts) => ({
    reference: { file, name: texts.name },
    texts: texts as FileTexts,
    ...(facts as Pick<PackageMedia, 'ext' | 'mime' | 'width' | 'height'>),
    filepath,
    size: stat.size,
  }))
}

function parseVersions(path: string, value: Fields): Versions {
  const others = Object.keys(value).filter((name) => name !== 'published' && name !== 'draft')
  const versions = value as Versions
  if (others.length > 0 || !Object.values(versions).every(isFields) || !Object.keys(value).length)
    throw badPackage(`${path} has to have “published”, “draft” or both, and nothing else.`)
  return versions
}

function parseEntry(strapi: Core.Strapi, path: string, value: Fields): PackageItem {
  const part = path.replace(/[/.].*$/, '')
  if (!isEntryPart(part)) throw badPackage(`${path} is of an unknown type.`)
  const versions = parseVersions(path, value)
  const attributes = schemaOf(strapi)
  for (const { [TRANSLATES]: source = '', ...fields } of Object.values(versions)) {
    if (typeof source !== 'string') throw badPackage(`${path}: “${TRANSLATES}” is not a slug.`)
    const problem = problemOf(attributes, uidOf[part], fields)
    if (problem) throw badPackage(`${path}: ${problem}.`)
    if (versions.draft && !strapi.contentType(uidOf[part]).options?.draftAndPublish)
      throw badPackage(`${path}: there are no drafts of this type.`)
  }
  const expected = pathOf(part, keyOf(part, versions))
  if (expected !== path) throw badPackage(`${path} holds what belongs in ${expected}.`)
  return { part, path, title: titleOf(part, versions), versions }
}

function parseMenuFile(path: string, value: Fields): PackageItem {
  const versions = parseVersions(path, value)
  const items = versions.published?.['items']
  if (versions.draft || !Array.isArray(items) || !items.every(isFields) || !isStorable(items))
    throw badPackage(`${path} has no list of menu items.`)
  return { part: 'menu', path, title: 'Menu', versions }
}

/** Reads and checks all of a package. Whatever is wrong is refused before anything is written. */
export async function readPackage(strapi: Core.Strapi, folder: string): Promise<Package> {
  const paths = await filesUnder(folder)
  const manifest = await readManifest(strapi, folder, paths)
  const items = new Map<string, PackageItem>()
  const media = new Map<string, PackageMedia>()
  for (const path of paths) {
    const [, texts] = MEDIA_TEXTS.exec(path) ?? []
    const [, content] = MEDIA_CONTENT.exec(path) ?? []
    if (path === MANIFEST) continue
    if (content !== undefined) {
      if (!paths.includes(pathOfTexts(content))) throw badPackage(`${path} has no texts beside it.`)
    } else if (texts !== undefined)
      for (const file of await readMedia(folder, path, texts)) {
        const mediaPath = pathOfFile(file.reference)
        media.set(mediaPath, file)
        const { texts: published } = file
        items.set(mediaPath, {
          part: 'media',
          path: mediaPath,
          title: published.name,
          versions: { published },
        })
      }
    else if (path === pathOf('menu', ''))
      items.set(path, parseMenuFile(path, await readJson(folder, path)))
    else if (path.endsWith('.json'))
      items.set(path, parseEntry(strapi, path, await readJson(folder, path)))
    else throw badPackage(`${path} is of an unknown type.`)
  }
  return { manifest, items, media }
}
