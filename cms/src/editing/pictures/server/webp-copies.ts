import { replaceFile } from '@app/runtime'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { inTurnForVisitor } from './in-turn'

const PHOTO = /^[\w-][\w.-]{0,200}\.(?:jpe?g|png)$/i
const COPY = /^(.+)\.\d+-\d+\.webp$/
/** With more copies to be made, a photo itself is sent. */
const MAX_WAITING = 100

/** Whether a picture may have a copy in another format, by its file name. */
export const isPhotoName = (name: string) => PHOTO.test(name)

/** Whether a PNG is animated; the copy would not be. */
async function isAnimated(path: string): Promise<boolean> {
  // Only an import expression loads an ES module from CommonJS.
  const { fileTypeFromFile } = await import('file-type')
  return (await fileTypeFromFile(path))?.ext === 'apng'
}

/**
 * Copies of uploaded photos in WebP, which weigh about half. Each is made when it is first asked for, one
 * at a time, and found again by the name, time and size of the photo: a photo that is replaced gets a new
 * copy. A copy that would not be smaller, or cannot be made of this photo, is an empty file.
 */
export class WebpCopies {
  #making = new Map<string, Promise<void>>()

  constructor(
    private readonly photos: string,
    private readonly copies: string,
  ) {}

  /** The file to send instead of a photo; null if there is none. */
  async find(name: string): Promise<{ path: string; size: number; tag: string } | null> {
    if (!isPhotoName(name)) return null
    const photo = await stat(join(this.photos, name)).catch(() => undefined)
    if (!photo?.isFile()) return null
    const tag = `${Math.round(photo.mtimeMs)}-${photo.size}`
    const path = join(this.copies, `${name}.${tag}.webp`)
    if (!(await stat(path).catch(() => undefined))) await this.#makeInTurn(name, path, photo.size)
    const copy = await stat(path).catch(() => undefined)
    return copy && copy.size > 0 ? { path, size: copy.size, tag } : null
  }

  /** Deletes copies of photos that were deleted or replaced. */
  async sweep(): Promise<void> {
    for (const file of await readdir(this.copies).catch(() => [])) {
      const name = COPY.exec(file)?.[1]
      const photo = name && (await stat(join(this.photos, name)).catch(() => undefined))
      const isCurrent = photo && file === `${name}.${Math.round(photo.mtimeMs)}-${photo.size}.webp`
      if (!isCurrent) await rm(join(this.copies, file), { force: true }).catch(() => undefined)
    }
  }

  async #makeInTurn(name: string, path: string, size: number): Promise<void> {
    const making = this.#making.get(path)
    if (making) return making
    if (this.#making.size >= MAX_WAITING) return
    const made = inTurnForVisitor(() => this.#make(name, path, size))
    // If the copy cannot be written, such as to a full disk, the photo itself is sent.
    const ended = made.catch(() => undefined).finally(() => this.#making.delete(path))
    this.#making.set(path, ended)
    return ended
  }

  async #make(name: string, path: string, size: number): Promise<void> {
    const photo = join(this.photos, name)
    const body = (await isAnimated(photo))
      ? undefined
      : await sharp(photo)
          .webp({ quality: 75 })
          .toBuffer()
          .catch(() => undefined)
    await replaceFile(path, body && body.length < size ? body : '')
    for (const file of await readdir(this.copies))
      if (COPY.exec(file)?.[1] === name && join(this.copies, file) !== path)
        await rm(join(this.copies, file), { force: true })
  }
}
