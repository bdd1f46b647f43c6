import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const removeAll = async (paths: Iterable<string>) => {
  for (const path of paths) await rm(path, { force: true })
}

/**
 * The files of one upload, replacement or deletion. What is written takes its place whole, right before the row
 * that names it is stored, and what no row names any more goes after it: whenever the process is killed, each
 * file of each row is there and whole.
 */
export class FileChange {
  #writing: Promise<void>[] = []
  #drafts = new Map<string, string>()
  #made: string[] = []
  #unneeded = new Set<string>()

  constructor(
    private readonly folder: string,
    private readonly draftFolder: string,
  ) {}

  write(name: string, content: NodeJS.ReadableStream): Promise<void> {
    // Made each time: whoever tidies up the uploads may have deleted this hidden folder.
    mkdirSync(this.draftFolder, { recursive: true, mode: 0o700 })
    const draft = join(this.draftFolder, name)
    this.#drafts.set(draft, join(this.folder, name))
    const written = pipeline(content, createWriteStream(draft, { flush: true }))
    this.#writing.push(written)
    return written
  }

  remove(name: string) {
    this.#unneeded.add(join(this.folder, name))
  }

  async beforeRow() {
    for (const [draft, path] of this.#drafts) {
      if (!existsSync(path)) this.#made.push(path)
      await rename(draft, path)
    }
    this.#drafts.clear()
  }

  afterRow() {
    this.#made = []
  }

  /** Deletes what no row names any more, once all rows are stored. */
  end = () => removeAll(this.#unneeded)

  /**
   * Deletes what was written, if a row was not stored. A file that was there before under the same name keeps its new
   * content: its old bytes are gone. Waits first, since Strapi may still be writing a picture's smaller versions.
   */
  async undo() {
    await Promise.allSettled(this.#writing)
    await removeAll([...this.#drafts.keys(), ...this.#made])
  }
}
