import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BucketCopies } from './bucket-copies'

const removeAll = async (paths: Iterable<string>) => {
  for (const path of paths) await rm(path, { force: true })
}

const namesOf = (paths: Iterable<string>) => [...paths].map((path) => basename(path))

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
    /** The bucket that has the files, too. */
    private readonly copies?: BucketCopies,
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

  async remove(name: string) {
    await this.copies?.noteUnneeded([name])
    this.#unneeded.add(join(this.folder, name))
  }

  async beforeRow() {
    if (this.#drafts.size === 0) return
    const drafts = [...this.#drafts].map(([draft, path]) => ({ name: basename(path), draft, path }))
    const made = drafts.map(({ path }) => path).filter((path) => !existsSync(path))
    this.#made.push(...made)
    await this.copies?.put(drafts, namesOf(made))
    for (const { draft, path } of drafts) await rename(draft, path)
    this.#drafts.clear()
  }

  async afterRow() {
    const made = namesOf(this.#made)
    this.#made = []
    await this.copies?.keep(made)
  }

  /** Deletes what no row names any more, once all rows are stored. */
  async end() {
    await removeAll(this.#unneeded)
    await this.copies?.remove(namesOf(this.#unneeded))
  }

  /**
   * Deletes what was written, if a row was not stored. A file that was there before under the same name keeps its new
   * content: its old bytes are gone. Waits first, since Strapi may still be writing a picture's smaller versions.
   */
  async undo() {
    await Promise.allSettled(this.#writing)
    await removeAll([...this.#drafts.keys(), ...this.#made])
    await this.copies?.remove(namesOf(this.#made))
  }
}
