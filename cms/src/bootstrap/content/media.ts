import { readdir, stat } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import type { Image } from '@beam/contract'
import { mediaNames, picture } from '@beam/seed'
import type { Core } from '@strapi/strapi'
import type { MediaIds } from './to-strapi'

const FILE = 'plugin::upload.file'

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

const mediaDir = resolve(dirname(require.resolve('@beam/seed')), '../media')

type Report = (done: number, total: number) => void

/** Puts every picture of the content into the media library, once, by its name. */
export async function loadMedia(strapi: Core.Strapi, report: Report): Promise<MediaIds> {
  const files = strapi.db.query(FILE)
  const present = await files.findMany({
    where: { name: { $in: mediaNames } },
    select: ['id', 'name'],
  })
  const ids = new Map(present.map((file: { id: number; name: string }) => [file.name, file.id]))
  const onDisk = new Set(await readdir(mediaDir))
  const missing = mediaNames.filter((name) => !ids.has(name))
  for (const [index, name] of missing.entries()) {
    if (!onDisk.has(name))
      throw new Error(`seed/media/${name} is named by the content and is not there.`)
    ids.set(name, await upload(strapi, picture(name)))
    report(index + 1, missing.length)
  }
  return ids
}

async function upload(strapi: Core.Strapi, image: Image): Promise<number> {
  const filepath = join(mediaDir, image.name)
  const { size } = await stat(filepath)
  const service = strapi.plugin('upload').service('upload')
  const [file] = (await service.upload({
    data: { fileInfo: { name: image.name, alternativeText: image.alt } },
    files: {
      filepath,
      originalFilename: image.name,
      mimetype: TYPES[extname(image.name)] ?? 'application/octet-stream',
      size,
    },
  })) as { id: number; width: number | null; height: number | null }[]
  if (!file) throw new Error(`The media library did not take ${image.name}.`)
  if (file.width !== image.width || file.height !== image.height)
    await strapi.db
      .query(FILE)
      .update({ where: { id: file.id }, data: { width: image.width, height: image.height } })
  return file.id
}
