import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { table } from '../../../platform/strapi/tables'
import { bucketCopies } from '../../pictures/server/bucket-copies'
import { type FileReference, type FileTexts, pathOfFile, sha256 } from './format'

export const FILE = 'plugin::upload.file'

type FileRow = {
  id: number
  name: string
  /** Its name in the addresses of uploads. */
  hash: string
  ext: string
  mime: string
  width: number | null
  height: number | null
  url: string
  alternativeText: string | null
  caption: string | null
  focalPoint: FileTexts['focalPoint'] | null
  updatedAt: string
}

/** A file of the media library. Its content is empty if it can't be read. */
export type LibraryFile = FileRow & { content: string }

export const referenceOf = ({ content, name }: LibraryFile): FileReference => ({
  file: content,
  name,
})

export const textsOf = ({ name, alternativeText, caption, focalPoint }: FileRow): FileTexts => ({
  name,
  // An empty text is not the same to the public as none.
  ...(alternativeText !== null && { alternativeText }),
  ...(caption !== null && { caption }),
  ...(focalPoint && { focalPoint: { x: focalPoint.x, y: focalPoint.y } }),
})

export async function bytesOf(strapi: Core.Strapi, { url }: FileRow): Promise<Buffer | undefined> {
  if (url.startsWith('/')) {
    await bucketCopies(strapi)?.bring(basename(url))
    return readFile(join(strapi.dirs.static.public, url)).catch(() => undefined)
  }
  const response = await fetch(url).catch(() => undefined)
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined
}

/** The media library by content. Of two files with one content and name, the first counts. */
export class Library {
  readonly byId: ReadonlyMap<unknown, LibraryFile>
  readonly byName: ReadonlyMap<string, LibraryFile>
  readonly #byReference = new Map<string, LibraryFile>()
  readonly #byContent = new Map<string, LibraryFile>()

  constructor(readonly files: readonly LibraryFile[]) {
    this.byId = new Map(files.map((file) => [file.id, file]))
    this.byName = new Map(files.map((file) => [file.hash, file]))
    for (const file of files.filter(({ content }) => content !== '').toReversed()) {
      this.#byReference.set(pathOfFile(referenceOf(file)), file)
      this.#byContent.set(file.content, file)
    }
  }

  find(reference: FileReference): LibraryFile | undefined {
    return this.#byReference.get(pathOfFile(reference))
  }

  findContent(content: string): LibraryFile | undefined {
    return this.#byContent.get(content)
  }

  /** Each content and name once. */
  get distinct(): LibraryFile[] {
    return [...this.#byReference.values()]
  }
}

export async function readLibrary(strapi: Core.Strapi): Promise<Library> {
  const rows = await table<FileRow>(strapi, FILE).findMany({ orderBy: { id: 'asc' } })
  const files: LibraryFile[] = []
  for (const row of rows) {
    const bytes = await bytesOf(strapi, row)
    files.push({ ...row, content: bytes ? sha256(bytes) : '' })
  }
  return new Library(files)
}
