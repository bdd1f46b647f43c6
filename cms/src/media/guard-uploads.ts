import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { service } from '../strapi/services'
import { fitPhoto, lightenPng } from './fit-photo'
import { fileProblem, replacementProblem } from './file-bytes'

const refuse = (problem: string | undefined) => {
  if (problem) throw new errors.ApplicationError(problem)
}

/** Every upload and replacement goes through these functions, whichever route it came by. */
export function guardUploads(strapi: Core.Strapi) {
  const uploads = service(strapi, 'plugin::upload.upload')
  const images = service(strapi, 'plugin::upload.image-manipulation')
  const { upload, replace } = uploads
  const { isFaultyImage, optimize, generateResponsiveFormats } = images

  uploads.upload = async (given, ...rest) => {
    for (const file of [given.files].flat()) refuse(await fileProblem(file))
    return upload(given, ...rest)
  }
  uploads.replace = async (id, given, ...rest) => {
    refuse(await fileProblem(given.file))
    const stored = await uploads.findOne(id)
    if (stored) refuse(replacementProblem(given.file, stored.ext))
    return replace(id, given, ...rest)
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
