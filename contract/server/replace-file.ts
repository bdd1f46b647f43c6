import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file beside the old one, syncs it and renames it: a crash leaves one of the two, whole. */
export async function replaceFile(path: string, body: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(draft, 'w')
    try {
      await file.writeFile(body)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
