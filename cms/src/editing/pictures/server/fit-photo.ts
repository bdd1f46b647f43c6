import { createReadStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../../platform/strapi/services'

/** Twice the widest column that shows a picture: no screen shows more of it. */
const LONGEST_SIDE = 2560

/**
 * Turns a photo upright, scales it down to what a screen can show and drops what the camera noted, such
 * as where it was taken, before Strapi makes its smaller versions: Strapi would drop which side is up.
 */
export async function fitPhoto(file: Picture): Promise<Picture> {
  const { width, height, exif, pages = 1 } = await sharp(file.filepath).metadata()
  const isFit = Math.max(width, height) <= LONGEST_SIDE && exif === undefined
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

/**
 * Strapi stores a PNG with 256 colours, but makes its smaller versions with all of them, which weigh more
 * than the original. They get 256 too; with more effort a photo took four times as long for the same size.
 */
export async function lightenPng(version: Picture): Promise<Picture> {
  const { filepath, mime } = version
  if (mime !== 'image/png') return version
  const lighter = `${filepath}-light`
  const { size } = await sharp(filepath).png({ quality: 80, effort: 4 }).toFile(lighter)
  await rename(lighter, filepath)
  return { ...version, size: size / 1000, sizeInBytes: size }
}
