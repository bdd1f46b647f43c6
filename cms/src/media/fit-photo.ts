import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../strapi/services'

/** Twice the widest column that shows a picture: no screen shows more of it. */
const LONGEST_SIDE = 2560

/**
 * Turns a photo upright and scales it down to what a screen can show, before Strapi makes its smaller
 * versions. Strapi drops what a camera notes about the photo, and with it which side is up.
 */
export async function fitPhoto(file: Picture): Promise<Picture> {
  const { width, height, orientation = 1, pages = 1 } = await sharp(file.filepath).metadata()
  const isFit = Math.max(width, height) <= LONGEST_SIDE && orientation === 1
  if (isFit || pages > 1) return file
  const filepath = join(file.tmpWorkingDirectory, `fit-${file.hash}`)
  const fitted = await sharp(file.filepath)
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toFile(filepath)
  return {
    ...file,
    filepath,
    getStream: () => createReadStream(filepath),
    width: fitted.width,
    height: fitted.height,
    size: fitted.size / 1000,
    sizeInBytes: fitted.size,
  }
}
