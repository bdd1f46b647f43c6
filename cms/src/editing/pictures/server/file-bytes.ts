import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { strings } from '@strapi/utils'
import sharp from 'sharp'
import { svgProblem } from './svg'

export type SentFile = { filepath: string; originalFilename: string }

/** The formats that browsers show, by extension: the contents that such a file may have, as file-type names them. */
const FORMATS: Record<string, readonly string[]> = {
  svg: ['svg'],
  png: ['png', 'apng'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  ico: ['ico'],
  mp4: ['mp4', 'm4v'],
  m4v: ['mp4', 'm4v'],
  mov: ['mov'],
  webm: ['webm'],
}

/** What the image library decodes; it opens neither icons nor videos. */
const DECODED = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif'])

/**
 * Enough for 50 million pixels of 4 bytes, the photo of a good phone. A file of some KB can decompress to gigabytes.
 */
const MAX_DECODED_BYTES = 200_000_000

/** The bytes of one colour, by the image library's name for how it is stored. */
const BYTES_OF_DEPTH: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/**
 * Both databases store so long a name. Most disks allow 255 bytes: the names of the file's versions on the disk are a
 * few letters longer.
 */
const MAX_NAME_BYTES = 200

/** Why a file can't have this name, which becomes its name on the disk, in Latin letters. */
export function nameProblem(name: string): string | undefined {
  const longest = Math.max(Buffer.byteLength(name), strings.nameToSlug(name).length)
  if (longest <= MAX_NAME_BYTES) return undefined
  // Most letters outside ASCII take two bytes.
  return `“${[...name].slice(0, 30).join('')}…” is too long for a file name. Up to ${
    MAX_NAME_BYTES / 2
  } letters fit: shorten it.`
}

const extensionOf = (name: string) => extname(name).slice(1).toLowerCase()

async function pictureProblem({ filepath, originalFilename: name }: SentFile) {
  const read = await sharp(filepath)
    .metadata()
    .catch(() => undefined)
  if (!read) return `“${name}” is damaged. Export it again and upload the result.`
  const pixels = read.width * read.height * (read.pages ?? 1)
  const bytesOfPixel = Math.max(read.channels, 4) * (BYTES_OF_DEPTH[read.depth] ?? 4)
  const maxMegapixels = Math.floor(MAX_DECODED_BYTES / bytesOfPixel / 1e6)
  return pixels * bytesOfPixel > MAX_DECODED_BYTES
    ? `“${name}” has too many pixels: ${maxMegapixels} million at most${
        bytesOfPixel > 4 ? ' with so many bits a colour' : ''
      }, counting every frame.`
    : undefined
}

/**
 * Why a file can't be uploaded: its name is too long or of no format of ours, its content is another than the name
 * says, or it has too many pixels. Undefined if it can. Strapi itself believes the name of a text file, such as an SVG.
 */
export async function fileProblem(file: SentFile): Promise<string | undefined> {
  const { filepath, originalFilename: name } = file
  const tooLong = nameProblem(name)
  if (tooLong) return tooLong
  const extension = extensionOf(name)
  const contents = FORMATS[extension]
  if (!contents)
    return `“${name}” can't be uploaded. Its name must end in .${Object.keys(FORMATS).join(', .')}.`
  if (extension === 'svg') return svgProblem(name, await readFile(filepath))
  // Only an import expression loads an ES module from CommonJS.
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(filepath)
  if (!found || !contents.includes(found.ext)) {
    const content = found ? `a .${found.ext} file` : 'neither a picture nor a video'
    return `“${name}” is ${content}, not a .${extension} file. Export it again and upload the result.`
  }
  return DECODED.has(extension) ? pictureProblem(file) : undefined
}

/** Why a file can't replace a stored one, which keeps its address and with it its extension. */
export function replacementProblem({ originalFilename: name }: SentFile, storedExtension: string) {
  const stored = extensionOf(`x${storedExtension}`)
  const expected = FORMATS[stored]?.join()
  return expected !== undefined && expected === FORMATS[extensionOf(name)]?.join()
    ? undefined
    : `“${name}” can't replace a .${stored} file, whose address stays. Upload it as a new file.`
}
