import type { Core } from '@strapi/strapi'
import {
  type MenuBranch,
  type MenuItem,
  type MenuPage,
  type StoredItem,
  toFlat,
  toTree,
} from './arrange'
import type { Layout } from './layout'

const PAGE = 'api::page.page'
const ITEM_FIELDS = [
  'id',
  'documentId',
  'title',
  'type',
  'path',
  'externalPath',
  'uiRouterKey',
  'menuAttached',
  'order',
] as const

type ItemRow = Pick<StoredItem, (typeof ITEM_FIELDS)[number] | 'audience'> & {
  parent: { id: number } | null
  related: { documentId: string }[]
}

/** The published menu of this slug (or document id), in six statements where the plugin takes one per page. */
export async function readMenu(
  strapi: Core.Strapi,
  slug: string,
  layout: Layout,
): Promise<MenuItem[] | MenuBranch[] | null> {
  const menu = (await strapi.db.query('plugin::navigation.navigation').findOne({
    where: { visible: true, $or: [{ slug }, { documentId: slug }] },
    select: ['id'],
  })) as { id: number } | null
  if (!menu) return null
  const rows = (await strapi.db.query('plugin::navigation.navigation-item').findMany({
    where: { master: menu.id },
    select: [...ITEM_FIELDS],
    populate: {
      parent: { select: ['id'] },
      audience: { select: ['name', 'key'] },
      related: { on: { [PAGE]: { select: ['documentId'] } } },
    },
  })) as ItemRow[]
  const pages = await publishedPages(
    strapi,
    rows.flatMap(({ related }) => related.map(({ documentId }) => documentId)),
  )
  const tree = toTree(rows.map((row) => toStoredItem(row, pages)))
  return layout === 'TREE' ? tree : toFlat(tree)
}

async function publishedPages(
  strapi: Core.Strapi,
  documentIds: string[],
): Promise<Map<string, MenuPage>> {
  const pages = (await strapi.db.query(PAGE).findMany({
    where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    select: ['documentId', 'slug', 'title'],
  })) as MenuPage[]
  return new Map(
    pages.map(({ documentId, slug, title }) => [documentId, { documentId, slug, title }]),
  )
}

const toStoredItem = (row: ItemRow, pages: ReadonlyMap<string, MenuPage>): StoredItem => {
  const { parent, related, audience, ...rest } = row
  const documentId = related[0]?.documentId
  return {
    ...(Object.fromEntries(ITEM_FIELDS.map((name) => [name, rest[name]])) as typeof rest),
    parentId: parent?.id ?? null,
    page: (documentId !== undefined && pages.get(documentId)) || null,
    audience: audience.map(({ name, key }) => ({ name, key })),
  }
}
