import { MAX_ENTRY_LENGTH } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { labelsOf } from '../../../content/labels'
import { snapshotOf } from '../../../content/snapshot'
import { isPlannedType } from '../../../content/shared/types'
import { Refused } from '../../../platform/refusals/refused'
import { findModel } from '../../../platform/strapi/models'
import { table } from '../../../platform/strapi/tables'
import { populateOf, project, type Row, shapeOf } from '../../../content/shape'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { fieldsIn } from '../../../content/shared/fields'
import { undescribedPhotos } from '../../../content/shared/photos'
import { emptyRequired } from '../shared/required'

/** The site leaves out an entry that is too long for a page, and only its log says so. */
async function refuseTooLong(strapi: Core.Strapi, uid: string, documentId: string) {
  const shape = shapeOf(uid, (model) => findModel(strapi, model))
  const published = await table<Row>(strapi, uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    populate: populateOf(shape),
  })
  if (!published || JSON.stringify(project(shape, published)).length <= MAX_ENTRY_LENGTH) return
  const kilobytes = MAX_ENTRY_LENGTH / 1024
  throw new Refused(
    400,
    `This is too long for the site, which shows up to ${kilobytes} KB with all texts and pictures. Delete some of it, or move it to another page.`,
  )
}

/**
 * Refuses to publish what visitors could not use: an empty text where the site needs one, which Strapi
 * takes for a value, and a photo without a description. A photo that is on the page already stays.
 */
export const refuseUnready = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async ({ uid, action, params: { documentId } }, next) => {
    if (action !== 'publish' || !isPlannedType(uid) || documentId === undefined) return next()
    const labels = labelsOf(strapi, uid)
    const fieldsOf = async (status: 'draft' | 'published') =>
      fieldsIn((await snapshotOf(strapi, uid, documentId, status)) ?? {}, uid, labels)
    const fields = await fieldsOf('draft')
    // Strapi itself refuses what was never filled.
    const blank = emptyRequired(fields).find(({ value }) => typeof value === 'string')
    if (blank) throw fieldProblem(blank.path, blank.message)
    const photos = undescribedPhotos(fields)
    if (photos.length > 0) {
      const shown = new Set(undescribedPhotos(await fieldsOf('published')).map(({ id }) => id))
      const added = photos.find(({ id }) => !shown.has(id))
      if (added) throw fieldProblem(added.path, added.message)
    }
    return strapi.db.transaction(async () => {
      const result = await next()
      await refuseTooLong(strapi, uid, documentId)
      return result
    })
  })
