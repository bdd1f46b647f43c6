import { basename } from 'node:path'
import type { Core } from '@strapi/strapi'
import { service } from '../../../platform/strapi/services'
import { table } from '../../../platform/strapi/tables'
import { asStored } from '../../pictures/server/guard-uploads'
import { FILE, type Library, readLibrary } from './library'
import type { Package, PackageMedia } from './read-package'
import { badPackage } from './refuse'

async function upload(
  strapi: Core.Strapi,
  { texts, ext, mime, width, height, filepath, size }: PackageMedia,
): Promise<number> {
  const [file] = await asStored(() =>
    service(strapi, 'plugin::upload.upload').upload({
      data: { fileInfo: texts },
      files: {
        filepath,
        originalFilename: `${basename(texts.name, ext)}${ext}`,
        mimetype: mime,
        size,
      },
    }),
  )
  if (!file) throw badPackage(`the media library refused “${texts.name}”.`)
  // A drawing's own size may be another than that at which it is shown.
  if (width && height && (file.width !== width || file.height !== height))
    await table(strapi, FILE).update({ where: { id: file.id }, data: { width, height } })
  return file.id
}

/** Takes back what was uploaded for an import that failed. */
async function remove(strapi: Core.Strapi, ids: readonly number[]) {
  const files = await table(strapi, FILE).findMany({ where: { id: { $in: [...ids] } } })
  for (const file of files) await service(strapi, 'plugin::upload.upload').remove(file)
}

/**
 * Does the work with the files of a package in the media library. They are stored before its transaction,
 * which would last for as long as it takes to scale them; nothing shows them until it is committed.
 */
export async function withMedia<Result>(
  strapi: Core.Strapi,
  { media }: Package,
  library: Library,
  work: (library: Library) => Promise<Result>,
): Promise<Result> {
  const uploaded: number[] = []
  try {
    for (const file of media.values())
      if (!library.find(file.reference)) uploaded.push(await upload(strapi, file))
    return await work(uploaded.length > 0 ? await readLibrary(strapi) : library)
  } catch (error) {
    await remove(strapi, uploaded)
    throw error
  }
}
