import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { mayChangeLive } from '../../review/server/may-change-live'
import { service } from '../../../platform/strapi/services'
import { fitPhoto, lightenPng } from './fit-photo'
import { filesIn, liveFileProblem, usedProblem } from './keep-used'
import { inTurn } from './in-turn'
import { fileProblem, replacementProblem } from './file-bytes'

const refuse = (problem: string | undefined) => {
  if (problem) throw new errors.ApplicationError(problem)
}

/** Every upload, replacement and deletion goes through these functions, whichever route it came by. */
export function guardUploads(strapi: Core.Strapi) {
  const uploads = service(strapi, 'plugin::upload.upload')
  const images = service(strapi, 'plugin::upload.image-manipulation')
  const files = service(strapi, 'plugin::upload.file')
  const folders = service(strapi, 'plugin::upload.folder')
  const { upload, replace, remove } = uploads
  const { deleteByIds } = files
  const { deleteByIds: deleteFolders } = folders
  const { isFaultyImage, optimize, generateResponsiveFormats } = images

  uploads.upload = async (given, ...rest) => {
    for (const file of [given.files].flat()) refuse(await fileProblem(file))
    return inTurn(() => upload(given, ...rest))
  }
  uploads.replace = async (id, given, ...rest) => {
    refuse(await fileProblem(given.file))
    const stored = await uploads.findOne(id)
    if (stored) refuse(replacementProblem(given.file, stored.ext))
    if (!(await mayChangeLive(strapi))) refuse(await liveFileProblem(strapi, id))
    return inTurn(() => replace(id, given, ...rest))
  }
  uploads.remove = async (file) => {
    refuse(await usedProblem(strapi, [file.id]))
    return remove(file)
  }
  // Refused before the first of several files is gone.
  files.deleteByIds = async (ids = []) => {
    refuse(await usedProblem(strapi, ids))
    return deleteByIds(ids)
  }
  folders.deleteByIds = async (ids = []) => {
    refuse(await usedProblem(strapi, await filesIn(strapi, ids)))
    return deleteFolders(ids)
  }
  // Strapi draws an SVG to find out whether it is damaged, which can take minutes of a processor.
  images.isFaultyImage = async (file) =>
    file.mime === 'image/svg+xml' ? false : isFaultyImage(file)
  images.optimize = async (file) => optimize(await fitPhoto(file))
  images.generateResponsiveFormats = async (file) =>
    Promise.all(
      (await generateResponsiveFormats(file)).map(async (version) => ({
        ...version,
        file: await lightenPng(version.file),
      })),
    )
}
