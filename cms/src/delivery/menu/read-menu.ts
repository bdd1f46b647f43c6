import type { Core } from '@strapi/strapi'
import { table } from '../../platform/strapi/tables'
import type { LanguageCode } from '@app/contract'
import { adornmentsIn, menuWordsIn } from '../../content/shared/menu-adornments'
import { translatedPages } from '../../content/translations/translations'
import type { AskedLanguage } from '../query'
import {
  type MenuBranch,
  type MenuItem,
  type MenuPage,
  type StoredItem,
  toFlat,
  toTree,
} from './tree'
import type { Layout } from './layout'
import { PAGE } from '../../content/shared/types'

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
  additionalFields: unknown
}

/** The published menu, in six SQL statements; the plugin runs one per page. */
export async function readMenu(
  strapi: Core.Strapi,
  slugOrDocumentId: string,
  layout: Layout,
  language?: AskedLanguage,
): Promise<MenuItem[] | MenuBranch[] | null> {
  const menu = await table(strapi, 'plugin::navigation.navigation').findOne({
    where: {
      visible: true,
      $or: [{ slug: slugOrDocumentId }, { documentId: slugOrDocumentId }],
    },
    select: ['id'],
  })
  if (!menu) return null
  const rows = await table<ItemRow>(strapi, 'plugin::navigation.navigation-item').findMany({
    where: { master: menu.id },
    select: [...ITEM_FIELDS, 'additionalFields'],
    populate: {
      parent: { select: ['id'] },
      audience: { select: ['name', 'key'] },
      related: { on: { [PAGE]: { select: ['documentId'] } } },
    },
  })
  const items =
    language === undefined || language === 'all' ? rows : await translated(strapi, rows, language)
  const linked = items.flatMap(({ related }) => related.map(({ documentId }) => documentId))
  const pages = await publishedPages(strapi, linked)
  const tree = toTree(items.map((row) => toStoredItem(row, pages)))
  return layout === 'TREE' ? tree : toFlat(tree)
}

/** The items in another language, each with the page in it. */
async function translated(
  strapi: Core.Strapi,
  rows: ItemRow[],
  language: LanguageCode,
): Promise<ItemRow[]> {
  const pages = await translatedPages(strapi, language)
  return rows.map((row) => {
    const { title, reason = null, leadsToOwn } = menuWordsIn(row.additionalFields)?.[language] ?? {}
    const source = row.related[0]?.documentId ?? ''
    const page = pages.get(source)
    const { icon } = adornmentsIn(row.additionalFields)
    return {
      ...row,
      title: title ?? page?.title ?? row.title,
      related: page ? [page] : leadsToOwn ? row.related : [],
      additionalFields: { icon, reason },
    }
  })
}

async function publishedPages(
  strapi: Core.Strapi,
  documentIds: string[],
): Promise<Map<string, MenuPage>> {
  const pages = await table<MenuPage>(strapi, PAGE).findMany({
    where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    select: ['documentId', 'slug', 'title'],
  })
  return new Map(
    pages.map(({ documentId, slug, title }) => [documentId, { documentId, slug, title }]),
  )
}

/** Names each field, since Strapi's rows hold more than was selected. */
const toStoredItem = (row: ItemRow, pages: ReadonlyMap<string, MenuPage>): StoredItem => ({
  id: row.id,
  documentId: row.documentId,
  title: row.title,
  type: row.type,
  path: row.path,
  externalPath: row.externalPath,
  uiRouterKey: row.uiRouterKey,
  menuAttached: row.menuAttached,
  order: row.order,
  parentId: row.parent?.id ?? null,
  page: pages.get(row.related[0]?.documentId ?? '') ?? null,
  audience: row.audience.map(({ name, key }) => ({ name, key })),
  ...adornmentsIn(row.additionalFields),
})
