import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Bucket, isUploadName, sha256 } from '@app/runtime'
import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { storingFolder } from '../../../platform/http/temp-folder'
import { settings } from '../../../platform/settings/settings'
import { namesOfRows, versionOf } from './file-rows'
import { CHANGE_MS, dueNames, noteUnsettled, settle } from './unsettled'

/** A file that is about to take its place. */
export type Draft = { name: string; draft: string; path: string }

/**
 * The files in the bucket, of which the folder of uploads has copies. The rows say which files there are, and the time
 * of a copy is that of the row for which it was compared with the bucket: whatever other machines replace or delete,
 * a copy that is not of its row's time is compared again before it is read.
 */
export class BucketCopies {
  #bringing = new Map<string, Promise<boolean>>()

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly bucket: Bucket,
    private readonly folder: string,
    private readonly draftFolder: string,
  ) {}

  /** Makes the copy of a file current before it is read: false if there is no such file. */
  async bring(name: string): Promise<boolean> {
    if (!isUploadName(name)) return false
    const bringing =
      this.#bringing.get(name) ?? this.#bring(name).finally(() => this.#bringing.delete(name))
    this.#bringing.set(name, bringing)
    return bringing
  }

  async #bring(name: string): Promise<boolean> {
    const path = join(this.folder, name)
    const copy = await stat(path).catch(() => undefined)
    const version = await versionOf(this.strapi, name).catch((error: unknown) => {
      // Without the database, copies are served as they are on a disk.
      if (copy) return copy.mtime
      throw error
    })
    if (!version) return false
    if (copy && Math.round(copy.mtimeMs) === version.getTime()) return true
    if (!copy) return this.#fetch(name, path, version)
    const stored = await this.bucket.find(name)
    // Where the bucket has none, the copy is the file: it was uploaded before there was a bucket.
    if (!stored) return true
    if (stored.hash !== sha256(await readFile(path))) return this.#fetch(name, path, version)
    await utimes(path, version, version)
    return true
  }

  async #fetch(name: string, path: string, version: Date): Promise<boolean> {
    mkdirSync(this.draftFolder, { recursive: true, mode: 0o700 })
    const draft = join(this.draftFolder, `${randomUUID()}.fetched`)
    try {
      if (!(await this.bucket.get(name, draft))) return false
      await utimes(draft, version, version)
      await rename(draft, path)
      return true
    } finally {
      await rm(draft, { force: true })
    }
  }

  /**
   * Writes files to the bucket before they take their place in the folder. If one can't be written, the bucket gets
   * back what the others have replaced.
   */
  async put(files: readonly Draft[], added: readonly string[]): Promise<void> {
    await noteUnsettled(this.strapi, added)
    const written = await Promise.allSettled(
      files.map(async ({ name, draft }) => this.bucket.put(name, await readFile(draft))),
    )
    const failed = written.find((one) => one.status === 'rejected')
    if (!failed) return
    for (const { name, path } of files.filter((file) => !added.includes(file.name)))
      await this.#try(async () => this.bucket.put(name, await readFile(path)))
    throw failed.reason
  }

  /** Their row is stored: they stay. */
  keep = (added: readonly string[]) => this.#try(() => settle(this.strapi, added))

  /** Called in the transaction that deletes the row, so that what is deleted goes whatever happens after it. */
  noteUnneeded = (names: readonly string[]) => noteUnsettled(this.strapi, names)

  /** Files that no row names. What the store refuses now is tried again by `tidy`. */
  remove = (names: readonly string[]) =>
    this.#try(async () => {
      for (const name of names) await this.bucket.remove(name)
      await settle(this.strapi, names)
    })

  /** Deletes what changes that were cut off have left, and copies of files that another machine has deleted. */
  async tidy(): Promise<void> {
    for (const name of await dueNames(this.strapi)) {
      if (!(await versionOf(this.strapi, name))) await this.bucket.remove(name)
      await settle(this.strapi, [name])
    }
    const named = await namesOfRows(this.strapi)
    for (const name of (await readdir(this.folder)).filter(isUploadName)) {
      const path = join(this.folder, name)
      const { ctimeMs = 0 } = (await stat(path).catch(() => undefined)) ?? {}
      if (!named.has(name) && wallClock() - ctimeMs > CHANGE_MS) await rm(path, { force: true })
    }
  }

  async #try(work: () => Promise<unknown>) {
    await work().catch((error: unknown) => this.strapi.log.warn(String(error)))
  }
}

let copies: BucketCopies | undefined

/** Undefined without S3_BUCKET: the folder is all there is. */
export function bucketCopies(strapi: Core.Strapi): BucketCopies | undefined {
  const { bucket, dataDir } = settings
  if (!bucket) return undefined
  const folder = resolve(dataDir, 'public/uploads')
  return (copies ??= new BucketCopies(strapi, bucket, folder, storingFolder(dataDir)))
}
