import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Snapshot } from './snapshot'

/** Raised whenever a stored snapshot of before could no longer be rendered. */
const FORMAT = 1

/** The last good content, kept for a restart while the cms is away. */
export const lastGoodContent = (path: string) => ({
  async read(): Promise<Snapshot | null> {
    try {
      const stored = JSON.parse(await readFile(path, 'utf8')) as {
        format: number
        snapshot: Snapshot
      }
      return stored.format === FORMAT ? { ...stored.snapshot, source: 'stale' } : null
    } catch {
      return null
    }
  },

  /** A file of its own, then a rename: a crash leaves the old one whole. */
  async write(snapshot: Snapshot): Promise<void> {
    const draft = `${path}.${process.pid}.tmp`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, JSON.stringify({ format: FORMAT, snapshot }))
    await rename(draft, path)
  },
})
