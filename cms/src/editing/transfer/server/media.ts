import { basename } from 'node:path'
import type { Core } from '@strapi/strapi'
import { service } from '../../../platform/strapi/services'
import { table } from '../../../platform/strapi/tables'
import { asStored } from '../../pictures/server/guard-uploads'
import { noteAttempt } from './attempts'
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
 * Does the work in a transaction, with the files of a package in the media library. They are stored before it, since
 * it would last for as long as it takes to scale them; nothing shows them until it is committed.
 */
export async function withMedia<Result>(
  strapi: Core.Strapi,
  { media }: Package,
  library: Library,
  work: (library: Library) => Promise<Result>,
): Promise<Result> {
  const missing = [...media.values()].filter(({ reference }) => !library.find(reference))
  if (missing.length === 0) return strapi.db.transaction(() => work(library))
  const forget = await noteAttempt(
    strapi,
    missing.map(({ texts }) => texts.name),
  )
  const uploaded: number[] = []
  try {
    for (const file of missing) uploaded.push(await upload(strapi, file))
    const withFiles = await readLibrary(strapi)
    return await strapi.db.transaction(async () => {
      await forget()
      return work(withFiles)
    })
  } catch (error) {
    await remove(strapi, uploaded)
    await forget()
    throw error
  }
}
