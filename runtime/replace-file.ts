import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file beside the old one, syncs it and renames it: a crash leaves one of the two, whole. With
 * a mode, nobody but the owner can read it before it has that mode.
 */
export async function replaceFile(
  path: string,
  body: string | Uint8Array | AsyncIterable<string>,
  mode?: number,
): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(draft, 'w', mode === undefined ? undefined : 0o600)
    try {
      await file.writeFile(body)
      if (mode !== undefined) await file.chmod(mode)
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
