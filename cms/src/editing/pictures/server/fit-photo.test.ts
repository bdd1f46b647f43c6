import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import type { Picture } from '../../../platform/strapi/services'
import { fitPhoto } from './fit-photo'

const folder = mkdtempSync(join(tmpdir(), 'photos-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A photo, red on its left side as the camera stored it. */
async function photo(hash: string, width: number, height: number, orientation?: number) {
  const filepath = join(folder, `${hash}.jpg`)
  const side = { create: { width: width / 2, height, channels: 3 as const, background: 'red' } }
  const image = sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: side, left: 0, top: 0 }])
    .jpeg({ quality: 100 })
  await (orientation ? image.withMetadata({ orientation }) : image).toFile(filepath)
  return { filepath, hash, tmpWorkingDirectory: folder, mime: 'image/jpeg', size: 1 } as Picture
}

const isRedAt = async ({ filepath }: Picture, left: number, top: number) => {
  const pixel = await sharp(filepath).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return (pixel[0] ?? 0) > 200
}

it('a photo that was taken with the camera upright stands upright, and says nothing of the camera', async () => {
  const fitted = await fitPhoto(await photo('turned', 40, 20, 6))
  expect([fitted.width, fitted.height]).toEqual([20, 40])
  expect([await isRedAt(fitted, 10, 2), await isRedAt(fitted, 10, 37)]).toEqual([true, false])
  expect((await sharp(fitted.filepath).metadata()).exif).toBeUndefined()
})

it('a large one is as long as a screen can show, a small one stays as it is', async () => {
  const fitted = await fitPhoto(await photo('large', 5120, 256))
  expect([fitted.width, fitted.height]).toEqual([2560, 128])
  const small = await photo('small', 40, 20)
  expect(await fitPhoto(small)).toBe(small)
})
