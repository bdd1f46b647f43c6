import { createHash } from 'node:crypto'
import type { Part } from '../shared/plan'

/** Raised with each change of what the files of a package hold. */
export const FORMAT = 1

export const MANIFEST = 'manifest.json'

export type Fields = Record<string, unknown>

/** In the fields of an entry in another language: the slug of what it translates. */
export const TRANSLATES = 'translates'

/** The draft only where it differs from what is published. */
export type Versions = { published?: Fields; draft?: Fields }

export type Manifest = {
  format: number
  /** A hash for each type and component, so that a refusal can name those that differ. */
  schema: Record<string, string>
  madeAt: string
  /** The site whose content it is. */
  from: string
  parts: Part[]
  /** Only what changed after this is in the package. */
  since?: string
  counts: Partial<Record<Part, number>>
}

/** The texts of a file in the media library. Two files with the same content may have other texts. */
export type FileTexts = {
  name: string
  alternativeText?: string
  caption?: string
  focalPoint?: { x: number; y: number }
}

/** How an entry names a file: by its content and its name. */
export type FileReference = { file: string; name: string }

export const isFileReference = (value: unknown): value is FileReference =>
  isFields(value) &&
  /^[\da-f]{64}$/.test(String(value['file'])) &&
  typeof value['name'] === 'string'

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const sha256 = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex')

/** With keys in the order of their names: neither a database nor whoever edits a file keeps their order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isFields(value)) return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]))
}

export const hashOf = (value: unknown) => sha256(JSON.stringify(sorted(value)))

export const isSame = (one: unknown, other: unknown) => hashOf(one) === hashOf(other)

export const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A redirect's old address may be longer than a file name, and have any letters. */
const nameOfAddress = (address: string) =>
  `${address
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}-${sha256(address).slice(0, 8)}`

/** The file of an entry, whose key is its slug, or a redirect's old address; single ones have none. */
export function pathOf(part: Exclude<Part, 'media'>, key: string): string {
  if (part === 'redirects') return `redirects/${nameOfAddress(key)}.json`
  return key === '' ? `${part}.json` : `${part}/${key}.json`
}

/** How lists and records name a file; its content and texts have the paths below. */
export const pathOfFile = ({ file, name }: FileReference) =>
  `media/${file}#${sha256(name).slice(0, 8)}`

export const pathOfTexts = (file: string) => `media/${file}.json`
export const pathOfContent = (file: string, ext: string) => `media/${file}${ext}`

/**
 * The versions of an entry as a package holds them. A draft that does not differ from what is published is left out: an
 * import makes a draft of what is published, too.
 */
export function versionsOf(published: Fields | undefined, draft: Fields | undefined): Versions {
  const differs = draft && !(published && isSame(draft, published))
  return { ...(published && { published }), ...(differs && { draft }) }
}
