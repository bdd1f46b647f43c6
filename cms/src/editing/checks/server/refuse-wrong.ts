import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { contentUids } from '../../../content/shared/types'
import { labelsOf } from '../../../content/labels'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { fieldsIn } from '../../../content/shared/fields'
import { problemsIn } from '../shared/problems'

const WRITES = new Set(['create', 'update', 'clone'])

/**
 * Refuses a mail or web address that leads nowhere, and a list that is too long: Strapi itself counts only
 * what is published. Stored values stay.
 */
export const refuseWrongValues = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async ({ uid, action, params: { data } }, next) => {
    if (!contentUids.has(uid) || !WRITES.has(action) || !data) return next()
    const found = problemsIn(fieldsIn(data, uid, labelsOf(strapi, uid))).find(
      ({ isWrong }) => isWrong,
    )
    if (found) throw fieldProblem(found.path, found.message)
    return next()
  })
