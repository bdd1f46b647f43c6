import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { labelsOf } from '../../../content/labels'
import { snapshotOf } from '../../../content/snapshot'
import { isPlannedType } from '../../../content/shared/types'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { fieldsIn } from '../../../content/shared/fields'
import { undescribedPhotos } from '../../../content/shared/photos'
import { emptyRequired } from '../shared/required'

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
    return next()
  })
