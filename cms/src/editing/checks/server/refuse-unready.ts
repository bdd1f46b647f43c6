import { MAX_ENTRY_LENGTH } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { labelsOf } from '../../../content/labels'
import { measuredDraft, snapshotOf } from '../../../content/snapshot'
import { isPlannedType } from '../../../content/shared/types'
import { Refused } from '../../../platform/refusals/refused'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { fieldsIn } from '../../../content/shared/fields'
import { undescribedPhotos } from '../../../content/shared/photos'
import { emptyRequired } from '../shared/required'

/** The site leaves out an entry that is too long for a page, and only its log says so. */
function tooLong() {
  const kilobytes = MAX_ENTRY_LENGTH / 1024
  return new Refused(
    400,
    `This is too long for the site, which shows up to ${kilobytes} KB with all texts and pictures. Delete some of it, or move it to another page.`,
  )
}

/**
 * Refuses to publish an entry with an empty text where the site needs one, which Strapi takes for a value, with a photo
 * without a description, or too long for the site. Such a photo may stay if the published version has it already.
 */
export const refuseUnready = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async ({ uid, action, params: { documentId } }, next) => {
    if (action !== 'publish' || !isPlannedType(uid) || documentId === undefined) return next()
    const labels = labelsOf(strapi, uid)
    const { draft, length } = await measuredDraft(strapi, uid, documentId)
    const fields = fieldsIn(draft, uid, labels)
    // Strapi itself refuses a field that was never filled, but not an empty text.
    const blank = emptyRequired(fields).find(({ value }) => typeof value === 'string')
    if (blank) throw fieldProblem(blank.path, blank.message)
    const photos = undescribedPhotos(fields)
    if (photos.length > 0) {
      const published = (await snapshotOf(strapi, uid, documentId, 'published')) ?? {}
      const shown = new Set(undescribedPhotos(fieldsIn(published, uid, labels)).map(({ id }) => id))
      const added = photos.find(({ id }) => !shown.has(id))
      if (added) throw fieldProblem(added.path, added.message)
    }
    if (length > MAX_ENTRY_LENGTH) throw tooLong()
    return next()
  })
