import { readdir, stat } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import type { Image } from '@app/contract'
import { mediaNames, picture } from '@app/seed'
import type { Core } from '@strapi/strapi'
import { service } from '../../platform/strapi/services'
import { table } from '../../platform/strapi/tables'
import { firstContent, firstLanguages } from './first-content'
import { type MediaIds, picturesIn } from './to-strapi'

const FILE = 'plugin::upload.file'

const MIME_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

const mediaDir = resolve(dirname(require.resolve('@app/seed')), '../media')

type ReportProgress = (done: number, total: number) => void

/** Uploads each picture of the first content that the media library does not have yet, by name. */
export async function loadMedia(strapi: Core.Strapi, report: ReportProgress): Promise<MediaIds> {
  const used = new Set(picturesIn([firstContent, firstLanguages]))
  const names = mediaNames.filter((name) => used.has(name))
  const existing = await table<{ id: number; name: string }>(strapi, FILE).findMany({
    where: { name: { $in: names } },
    select: ['id', 'name'],
  })
  const ids = new Map(existing.map(({ name, id }) => [name, id]))
  const onDisk = new Set(await readdir(mediaDir))
  const missing = names.filter((name) => !ids.has(name))
  for (const [index, name] of missing.entries()) {
    if (!onDisk.has(name))
      throw new Error(`The content refers to seed/media/${name}, which does not exist.`)
    ids.set(name, await upload(strapi, picture(name)))
    report(index + 1, missing.length)
  }
  return ids
}

async function upload(strapi: Core.Strapi, image: Image): Promise<number> {
  const filepath = join(mediaDir, image.name)
  const { size } = await stat(filepath)
  const [file] = await service(strapi, 'plugin::upload.upload').upload({
    data: { fileInfo: { name: image.name, alternativeText: image.alt } },
    files: {
      filepath,
      originalFilename: image.name,
      mimetype: MIME_TYPES[extname(image.name)] ?? 'application/octet-stream',
      size,
    },
  })
  if (!file) throw new Error(`The media library rejected ${image.name}.`)
  // A drawing may be shown at another size than its own.
  const { width, height } = image
  if (file.width !== width || file.height !== height)
    await table(strapi, FILE).update({ where: { id: file.id }, data: { width, height } })
  return file.id
}
