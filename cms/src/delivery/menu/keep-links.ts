import type { Core } from '@strapi/strapi'
import { hookDocuments } from '../../platform/strapi/document-hooks'
import { joinTableOf } from '../../platform/strapi/models'
import { table } from '../../platform/strapi/tables'
import { PAGE } from '../../content/shared/types'

const ITEM = 'plugin::navigation.navigation-item'

/**
 * Leads menu items to the new draft of a page when its draft is discarded. Discarding replaces the row of the draft;
 * menu items refer to rows, and Strapi does not move such a reference. An item would lose its page at the next publish.
 */
export function keepMenuLinks(strapi: Core.Strapi) {
  const draftsOf = async (documentId: string | undefined) => {
    const where = { documentId, publishedAt: null }
    const rows = await table(strapi, PAGE).findMany({ where, select: ['id'] })
    return rows.map(({ id }) => id)
  }

  hookDocuments(strapi, async ({ uid, action, params: { documentId } }, next) => {
    if (uid !== PAGE || action !== 'discardDraft') return next()
    return strapi.db.transaction(async () => {
      const before = await draftsOf(documentId)
      const result = await next()
      const [draft] = await draftsOf(documentId)
      if (draft !== undefined)
        await strapi.db
          .queryBuilder(joinTableOf(strapi, ITEM, 'related'))
          .update({ related_id: draft })
          .where({ related_type: PAGE, related_id: { $in: before } })
          .execute()
      return result
    })
  })
}
