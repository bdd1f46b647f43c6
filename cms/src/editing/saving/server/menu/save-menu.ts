import { isDeepStrictEqual } from 'node:util'
import { invalid } from '../../../../platform/http/query'
import type { Core } from '@strapi/strapi'
import { slugOf } from '../../../../content/slug-of'
import { connectionOf } from '../../../../platform/database/connection'
import { takeTurn } from '../../../../platform/database/take-turn'
import {
  adornmentsIn,
  menuWordsIn,
  withAdornments,
} from '../../../../content/shared/menu-adornments'
import { ABSOLUTE } from '../../../../delivery/menu/tree'
import { Refused } from '../../../../platform/refusals/refused'
import { documents } from '../../../../platform/strapi/documents'
import { joinTableOf } from '../../../../platform/strapi/models'
import { table } from '../../../../platform/strapi/tables'
import type { ItemKind, MenuItem } from '../../../shared/menu'
import { problemOf } from '../../../shared/menu-problem'
import { ITEM, type ItemRow, itemRows, menuRow, storedMenu } from './stored-menu'
import { PAGE } from '../../../../content/shared/types'

const typeOf = {
  page: 'INTERNAL',
  link: 'EXTERNAL',
  heading: 'WRAPPER',
} as const satisfies Record<ItemKind, ItemRow['type']>

type Draft = { id: number; documentId: string; slug: string }

/** What the plugin's table holds of an item, apart from its page. */
type Fields = {
  title: string
  type: ItemRow['type']
  path: string
  externalPath: string | null
  order: number
  additionalFields: object
}

async function draftsOf(strapi: Core.Strapi, items: readonly MenuItem[]) {
  const drafts = await table<Draft>(strapi, PAGE).findMany({
    where: { documentId: { $in: items.flatMap(({ page }) => page ?? []) }, publishedAt: null },
    select: ['id', 'documentId', 'slug'],
  })
  return new Map(drafts.map((draft) => [draft.documentId, draft]))
}

/** Refuses wrong items, but not a stored one whose page was deleted: the editor may have changed another item. */
function checkItems(
  items: readonly MenuItem[],
  stored: ReadonlyMap<string, ItemRow>,
  drafts: ReadonlyMap<string, Draft>,
) {
  for (const item of items) {
    const before = stored.get(item.documentId ?? '')
    if (item.documentId !== null && !before) throw invalid('The request is not a valid menu.')
    const isDeleted = before?.type === 'INTERNAL' && before.related.length === 0
    const problem = problemOf(
      item.kind === 'page' && item.page === null && isDeleted ? { ...item, page: '-' } : item,
    )
    if (problem !== undefined) throw new Refused(400, problem)
    if (item.page !== null && !drafts.has(item.page))
      throw invalid(`The page of “${item.title}” was deleted. Choose another.`)
  }
}

/** The path in the plugin's table: the slug of a page, the address of a heading, or else one that is never followed. */
function pathOf(item: MenuItem, before: ItemRow | undefined, draft: Draft | undefined): string {
  if (draft) return draft.slug
  if (item.kind === 'heading' && item.address !== '') return item.address
  const kept = before?.path ?? ''
  return kept === '' || ABSOLUTE.test(kept) ? slugOf(item.title) || 'item' : kept
}

function isSame(row: ItemRow, { additionalFields, ...fields }: Fields): boolean {
  const [before, after] = [adornmentsIn(row.additionalFields), adornmentsIn(additionalFields)]
  return (
    before.icon === after.icon &&
    before.reason === after.reason &&
    isDeepStrictEqual(menuWordsIn(row.additionalFields), menuWordsIn(additionalFields)) &&
    (Object.keys(fields) as (keyof typeof fields)[]).every((key) => row[key] === fields[key])
  )
}

export type Change = { menuId: string; before: MenuItem[]; after: MenuItem[] }

/** Replaces the menu by these items in one transaction, of which `onChange` is a part. */
export async function saveMenu(
  strapi: Core.Strapi,
  { version, items }: { version: string; items: MenuItem[] },
  onChange: (change: Change) => Promise<void>,
) {
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const menu = await menuRow(strapi)
    const rows = await itemRows(strapi, menu.id)
    const before = storedMenu(rows)
    if (before.version !== version)
      throw new Refused(409, 'Somebody saved the menu after you opened it.')
    const stored = new Map(rows.map((row) => [row.documentId, row]))
    const drafts = await draftsOf(strapi, items)
    checkItems(items, stored, drafts)
    if (!(await writeItems(strapi, menu.id, items, stored, drafts))) return
    const after = storedMenu(await itemRows(strapi, menu.id))
    await onChange({ menuId: menu.documentId, before: before.items, after: after.items })
  })
}

async function writeItems(
  strapi: Core.Strapi,
  menuId: number,
  items: readonly MenuItem[],
  stored: ReadonlyMap<string, ItemRow>,
  drafts: ReadonlyMap<string, Draft>,
): Promise<boolean> {
  let isChanged = false
  // By depth: the id of the item that was written last, and how many items were written so far below the same item.
  const parents: number[] = []
  const counts: number[] = []
  for (const item of items) {
    const depth = item.level - 1
    counts.length = item.level
    const order = counts[depth] ?? 0
    counts[depth] = order + 1
    const before = stored.get(item.documentId ?? '')
    const draft = drafts.get(item.page ?? '')
    const fields: Fields = {
      title: item.title,
      type: typeOf[item.kind],
      path: pathOf(item, before, draft),
      externalPath: item.kind === 'link' ? item.address : null,
      order,
      additionalFields: withAdornments(before?.additionalFields, {
        icon: item.icon,
        reason: item.reason === '' ? null : item.reason,
        // Without what is empty.
        words: menuWordsIn({ words: item.words }),
      }),
    }
    const parent = depth === 0 ? null : (parents[depth - 1] ?? null)
    const written = await writeItem(strapi, { menuId, before, fields, parent, draft, item })
    isChanged ||= written.isChanged
    parents[depth] = written.id
    parents.length = item.level
  }
  const kept = new Set(items.map(({ documentId }) => documentId))
  for (const { documentId } of stored.values()) {
    if (kept.has(documentId)) continue
    await documents(strapi, ITEM).delete({ documentId })
    isChanged = true
  }
  return isChanged
}

type Writing = {
  menuId: number
  before: ItemRow | undefined
  fields: Fields
  parent: number | null
  draft: Draft | undefined
  item: MenuItem
}

async function writeItem(
  strapi: Core.Strapi,
  { menuId, before, fields, parent, draft, item }: Writing,
): Promise<{ id: number; isChanged: boolean }> {
  const related = draft && { related: [{ __type: PAGE, id: draft.id }] }
  const data = { ...fields, parent, master: menuId }
  if (!before) {
    const created = await documents<{ id: number; documentId: string }>(strapi, ITEM).create({
      data: {
        ...data,
        ...related,
        uiRouterKey: slugOf(fields.title) || 'item',
        menuAttached: true,
        collapsed: false,
        autoSync: false,
      },
    })
    return { id: created.id, isChanged: true }
  }
  const pageBefore = before.related[0]?.documentId ?? null
  const isOtherPage = pageBefore !== item.page
  const isUnmoved = before.master?.id === menuId && (before.parent?.id ?? null) === parent
  if (!isOtherPage && isUnmoved && isSame(before, fields))
    return { id: before.id, isChanged: false }
  if (isOtherPage) await forgetPage(strapi, before.id)
  await documents(strapi, ITEM).update({
    documentId: before.documentId,
    data: { ...data, ...(isOtherPage ? related : {}) },
  })
  return { id: before.id, isChanged: true }
}

/**
 * Deletes an item's relation to its page in the database: given none, the document service keeps a relation that may
 * lead to several types.
 */
async function forgetPage(strapi: Core.Strapi, itemId: number) {
  const connection = await connectionOf(strapi.db)
  await connection(joinTableOf(strapi, ITEM, 'related'))
    .where({ navigation_item_id: itemId })
    .del()
}
