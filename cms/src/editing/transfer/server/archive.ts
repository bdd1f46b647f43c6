import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { MAX_FILE_BYTES } from '../../../platform/http/file-limit'
import { badPackage } from './refuse'

// A package as one file is a gzipped tar archive, which any system packs and unpacks.

const BLOCK = 512
const MAX_ENTRIES = 50_000
/** An archive ends within so many bytes after its last file: programs fill a tape's last record with zeros. */
const MAX_PADDING = 1024 * 1024
/** Unpacked: a small archive may hold terabytes of zeros. */
const MAX_BYTES = 2 * 1024 * 1024 * 1024

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

/** A header in the format `ustar`. The check sum is of the header with blanks in the place of the sum itself. */
function header(name: string, size: number, type: '0' | 'x'): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0, 100)
  block.write(octal(0o644, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(0, 12), 136)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 7)} `, 148)
  return block
}

const padded = (content: Buffer) =>
  Buffer.concat([content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)])

/** The record of a long path: it begins with its length, which counts itself. */
function paxPath(path: string): Buffer {
  const rest = ` path=${path}\n`
  let length = rest.length + 2
  while (`${length}${rest}`.length > length) length += 1
  return Buffer.from(`${length}${rest}`)
}

/** An archive of these files. Paths are ASCII; one that is longer than the field for it has a header of its own. */
export async function* packed(
  files: AsyncIterable<{ path: string; content: string | Buffer }>,
): AsyncGenerator<Buffer> {
  for await (const { path, content } of files) {
    const bytes = Buffer.from(content)
    if (path.length > 100) {
      const pax = paxPath(path)
      yield Buffer.concat([header('path', pax.length, 'x'), padded(pax)])
    }
    yield header(path, bytes.length, '0')
    yield padded(bytes)
  }
  yield Buffer.alloc(2 * BLOCK)
}

const NOT_AN_ARCHIVE = 'the file is not a package, or it did not arrive whole.'

/** Reads exact amounts of bytes from chunks of any size. */
class Bytes {
  #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)
  #total = 0

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** The next bytes; undefined if there are fewer. */
  async take(length: number): Promise<Buffer | undefined> {
    const parts = [this.#rest]
    let size = this.#rest.length
    while (size < length) {
      const { value, done } = await this.#chunks.next()
      if (done) return undefined
      parts.push(value)
      size += value.length
      this.#total += value.length
      if (this.#total > MAX_BYTES) throw badPackage('it is too large.')
    }
    const all = Buffer.concat(parts)
    this.#rest = all.subarray(length)
    return all.subarray(0, length)
  }

  /** Reads to the end, so that the decompression gets to its check sum. */
  async takePadding() {
    if (await this.take(MAX_PADDING)) throw badPackage('something follows its end.')
  }
}

const textIn = (block: Buffer, start: number, length: number) =>
  block
    .subarray(start, start + length)
    .toString('utf8')
    .replace(/\0.*$/s, '')

/** The path in the package; `tar` may write it with `./` before it. */
function safePath(given: string): string {
  const path = given.replace(/^(?:\.\/)+/, '')
  const isSafe = path.split('/').every((name) => /^[\w@+#.-]+$/.test(name) && !/^\.+$/.test(name))
  if (!isSafe || path.length > 250)
    throw badPackage(`“${given.slice(0, 80)}” leads out of the package.`)
  return path
}

async function writeEntries(chunks: AsyncIterable<Buffer>, folder: string) {
  const bytes = new Bytes(chunks)
  let longPath: string | undefined
  for (let count = 0; ; count += 1) {
    if (count > MAX_ENTRIES) throw badPackage('it has too many files.')
    const block = await bytes.take(BLOCK)
    if (!block) throw badPackage(NOT_AN_ARCHIVE)
    if (block.every((byte) => byte === 0)) break
    const size = parseInt(textIn(block, 124, 12).trim() || '0', 8)
    if (!textIn(block, 257, 5).startsWith('ustar') || !(size >= 0)) throw badPackage(NOT_AN_ARCHIVE)
    if (size > MAX_FILE_BYTES)
      throw badPackage(`one of its files is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`)
    const stored = await bytes.take(Math.ceil(size / BLOCK) * BLOCK)
    if (!stored) throw badPackage(NOT_AN_ARCHIVE)
    const content = stored.subarray(0, size)
    const type = textIn(block, 156, 1)
    const prefix = textIn(block, 345, 155)
    const name = [prefix, textIn(block, 0, 100)].filter(Boolean).join('/')
    // x and L hold the path of the next file; 0 is a file, 5 a folder, g a header for all that follow.
    if (type === 'x') longPath = /^\d+ path=(.+)$/m.exec(content.toString('utf8'))?.[1]
    else if (type === 'L') longPath = textIn(content, 0, size)
    else if (type === '0' || type === '') {
      const path = join(folder, safePath(longPath ?? name))
      longPath = undefined
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content, { flag: 'wx' })
    } else if (type !== '5' && type !== 'g')
      throw badPackage(`“${name.slice(0, 80)}” is neither a file nor a folder.`)
  }
  await bytes.takePadding()
}

/** The errors of an archive that is damaged, or in which one path stands twice. */
const CODES = /^(?:Z_|EEXIST|EISDIR|ENOTDIR|ERR_STREAM_PREMATURE_CLOSE)/

/** Unpacks an archive into a folder. Throws what is wrong with it, in a sentence. */
export async function unpack(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  try {
    await pipeline(source, createGunzip(), (chunks: AsyncIterable<Buffer>) =>
      writeEntries(chunks, folder),
    )
  } catch (error) {
    if (CODES.test(String((error as { code?: unknown }).code))) throw badPackage(NOT_AN_ARCHIVE)
    throw error
  }
}
