import { requireFromCms } from './cms-modules'

type Sharp = {
  withMetadata: (options: { orientation: number }) => Sharp
  jpeg: (options: { quality: number }) => Sharp
  png: () => Sharp
  toBuffer: () => Promise<Buffer>
  metadata: () => Promise<{ width: number; height: number; exif?: Buffer }>
}
type Noise = { type: 'gaussian'; mean: number; sigma: number }
type NewPicture = { width: number; height: number; channels: 3 } & (
  { background: string } | { noise: Noise }
)

/** The picture library of the cms. */
export const sharp = requireFromCms('sharp') as (from: Buffer | { create: NewPicture }) => Sharp

/** A part of a form that uploads a JPEG file. */
export const jpegOf = async (picture: NewPicture) =>
  new Blob([Buffer.from(await sharp({ create: picture }).jpeg({ quality: 90 }).toBuffer())], {
    type: 'image/jpeg',
  })
