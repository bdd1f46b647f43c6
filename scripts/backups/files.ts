import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileEntry } from './manifest'

export async function filesUnder(folder: string, path = ''): Promise<string[]> {
  if (!existsSync(join(folder, path))) return []
  const entries = await readdir(join(folder, path), { withFileTypes: true })
  const nested = await Promise.all(
    entries.map((entry) => {
      const child = path ? `${path}/${entry.name}` : entry.name
      return entry.isDirectory() ? filesUnder(folder, child) : [child]
    }),
  )
  return nested.flat().sort()
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

export const describeFile = async (folder: string, path: string): Promise<FileEntry> => ({
  path,
  bytes: (await stat(join(folder, path))).size,
  sha256: await sha256Of(join(folder, path)),
})
