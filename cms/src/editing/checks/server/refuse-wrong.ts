import { MAX_RELATED } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { fieldProblem } from '../../../platform/refusals/field-problem'
import { contentUids, PAGE } from '../../../content/shared/types'
import { labelsOf } from '../../../content/labels'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { table } from '../../../platform/strapi/tables'
import { fieldsIn } from '../../../content/shared/fields'
import { problemsIn } from '../shared/problems'

const WRITES = new Set(['create', 'update', 'clone'])

async function refuseManyRelated(strapi: Core.Strapi, documentId: string | undefined) {
  const draft = await table<{ related: { documentId: string }[] }>(strapi, PAGE).findOne({
    where: { documentId, publishedAt: null },
    populate: { related: { select: ['documentId'] } },
  })
  const { size } = new Set(draft?.related.map((page) => page.documentId))
  if (size > MAX_RELATED)
    throw fieldProblem(
      'related',
      `${size} related pages are too many. Up to ${MAX_RELATED} fit: remove some.`,
    )
}

/**
 * Refuses to save values that cannot be right, such as a malformed address or a day that does not exist, and lists that
 * are too long: Strapi itself counts their items only when an entry is published. Fields that are not sent are not
 * checked.
 */
export const refuseWrongValues = (strapi: Core.Strapi) =>
  hookDocuments(strapi, async ({ uid, action, params: { data, documentId } }, next) => {
    if (!contentUids.has(uid) || !WRITES.has(action) || !data) return next()
    const found = problemsIn(fieldsIn(data, uid, labelsOf(strapi, uid))).find(
      ({ isWrong }) => isWrong,
    )
    if (found) throw fieldProblem(found.path, found.message)
    if (uid !== PAGE || !data['related']) return next()
    // A save names only the related pages that it adds and removes, so their number is known once it is stored.
    return strapi.db.transaction(async () => {
      const result = await next()
      const createdId = (result as { documentId?: string } | null)?.documentId
      await refuseManyRelated(strapi, documentId ?? createdId)
      return result
    })
  })
