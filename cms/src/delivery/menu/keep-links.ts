import type { Core } from '@strapi/strapi'

const PAGE = 'api::page.page'
const ITEM = 'plugin::navigation.navigation-item'

/**
 * Discarding a draft puts a new row in its place. The menu's items point at rows, and Strapi does not
 * carry such a link over: without this the item would lose its page for good at the next publish.
 */
export function keepMenuLinks(strapi: Core.Strapi) {
  const draftsOf = async (documentId: string) => {
    const rows = await strapi.db
      .query(PAGE)
      .findMany({ where: { documentId, publishedAt: null }, select: ['id'] })
    return (rows as { id: number }[]).map(({ id }) => id)
  }

  strapi.documents.use(async (context, next) => {
    if (context.uid !== PAGE || context.action !== 'discardDraft') return next()
    const { documentId } = context.params as { documentId: string }
    return strapi.db.transaction(async () => {
      const before = await draftsOf(documentId)
      const result = await next()
      const [draft] = await draftsOf(documentId)
      if (draft !== undefined)
        await strapi.db
          .queryBuilder(linkTable(strapi))
          .update({ related_id: draft })
          .where({ related_type: PAGE, related_id: { $in: before } })
          .execute()
      return result
    })
  })
}

function linkTable(strapi: Core.Strapi): string {
  const { related } = strapi.db.metadata.get(ITEM).attributes
  return (related as unknown as { joinTable: { name: string } }).joinTable.name
}
