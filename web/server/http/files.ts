import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Encoded, encode } from './encodings'

export type StoredFile = Encoded & { type: string }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

export const typeOf = (name: string) =>
  TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

/** Files of a folder, compressed once, by the path that they are asked for. */
export async function filesIn(folder: string, prefix: string): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (name.startsWith('.')) continue
    files.set(prefix + name, { ...(await encode(await readFile(path))), type: typeOf(name) })
  }
  return files
}
