import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { unencoded, type Encoded, encode, tagOf } from '../encoded'

export type StoredFile = Encoded & { type: string }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

export const typeOf = (name: string) =>
  TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

/** Whether a type is text. Files of other types are compressed already. */
export const isText = (type: string) => /^text\/|\b(?:json|xml)\b/.test(type)

const COMPRESSED = /\.(?:br|gz)$/

/** The files of a folder by their URL path, ready to send, in the encodings that the build made. */
export async function filesIn(folder: string, prefix: string): Promise<Map<string, StoredFile>> {
  const entries = existsSync(folder)
    ? await readdir(folder, { withFileTypes: true, recursive: true })
    : []
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
  const existing = new Set(paths)
  const files = paths
    .filter((path) => !COMPRESSED.test(path))
    .map(async (path): Promise<[string, StoredFile]> => {
      const body = await readFile(path)
      const type = typeOf(path)
      const encoded = existing.has(`${path}.br`) ? await readEncoded(path, body) : unencoded(body)
      const name = relative(folder, path).split(sep).join('/')
      return [prefix + name, { ...encoded, type }]
    })
  return new Map(await Promise.all(files))
}

/** Compresses the text files that the build did not, one at a time in the background. */
export async function compressTexts(files: Map<string, StoredFile>): Promise<void> {
  for (const [path, file] of files)
    if (isText(file.type) && !file.bodies.br)
      files.set(path, { ...file, ...(await encode(file.bodies.identity)) })
}

async function readEncoded(path: string, identity: Buffer): Promise<Encoded> {
  const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)])
  return { tag: tagOf(identity), bodies: { br, gzip, identity } }
}
