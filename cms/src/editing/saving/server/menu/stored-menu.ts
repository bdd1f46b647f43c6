import { createHash } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { adornmentsIn, menuWordsIn } from '../../../../content/shared/menu-adornments'
import { ABSOLUTE } from '../../../../delivery/menu/tree'
import { table } from '../../../../platform/strapi/tables'
import { type ItemKind, LEVELS, type MenuItem, type StoredMenu } from '../../../shared/menu'
import { PAGE } from '../../../../content/shared/types'

export const MENU = 'plugin::navigation.navigation'
export const ITEM = 'plugin::navigation.navigation-item'

/** The only menu that the site shows. */
const SLUG = 'navigation'

export type ItemRow = {
  id: number
  documentId: string
  title: string
  type: 'INTERNAL' | 'EXTERNAL' | 'WRAPPER'
  path: string | null
  externalPath: string | null
  order: number | null
  master: { id: number } | null
  parent: { id: number } | null
  related: { documentId: string }[]
  additionalFields: unknown
}

const kindOf = {
  INTERNAL: 'page',
  EXTERNAL: 'link',
  WRAPPER: 'heading',
} as const satisfies Record<ItemRow['type'], ItemKind>

/**
 * Where a link or a heading leads; empty for other items. The plugin gives other headings a path that leads nowhere.
 */
function addressOf({ type, path, externalPath }: ItemRow): string {
  if (type === 'EXTERNAL') return externalPath ?? ''
  return type === 'WRAPPER' && ABSOLUTE.test(path ?? '') ? (path ?? '') : ''
}

const toItem = (row: ItemRow, level: number): MenuItem => {
  const { icon, reason } = adornmentsIn(row.additionalFields)
  const words = menuWordsIn(row.additionalFields)
  return {
    documentId: row.documentId,
    level,
    title: row.title,
    kind: kindOf[row.type],
    page: row.type === 'INTERNAL' ? (row.related[0]?.documentId ?? null) : null,
    address: addressOf(row),
    icon,
    reason: reason ?? '',
    ...(words && { words }),
  }
}

const inOrder = (one: ItemRow, other: ItemRow) =>
  (one.order ?? 0) - (other.order ?? 0) || one.id - other.id

/** The rows in the order in which the site shows them, with their levels; those below the last level are left out. */
function shownRows(rows: readonly ItemRow[]): { row: ItemRow; level: number }[] {
  const below = new Map<number | null, ItemRow[]>()
  for (const row of rows) {
    const parent = row.parent?.id ?? null
    below.set(parent, [...(below.get(parent) ?? []), row])
  }
  const branch = (parent: number | null, level: number): { row: ItemRow; level: number }[] =>
    level > LEVELS
      ? []
      : (below.get(parent) ?? [])
          .toSorted(inOrder)
          .flatMap((row) => [{ row, level }, ...branch(row.id, level + 1)])
  return branch(null, 1)
}

export async function menuRow(strapi: Core.Strapi) {
  const menu = await table<{ id: number; documentId: string }>(strapi, MENU).findOne({
    where: { slug: SLUG },
    select: ['id', 'documentId'],
  })
  if (!menu) throw new Error(`The navigation plugin has no menu called "${SLUG}".`)
  return menu
}

/** This menu's items, and those that belong to no menu. */
export const itemRows = async (strapi: Core.Strapi, menuId: number): Promise<ItemRow[]> =>
  table<ItemRow>(strapi, ITEM).findMany({
    where: { $or: [{ master: menuId }, { master: { id: { $null: true } } }] },
    select: [
      'id',
      'documentId',
      'title',
      'type',
      'path',
      'externalPath',
      'order',
      'additionalFields',
    ],
    orderBy: { id: 'asc' },
    populate: {
      master: { select: ['id'] },
      parent: { select: ['id'] },
      related: { on: { [PAGE]: { select: ['documentId'] } } },
    },
  })

export function storedMenu(rows: readonly ItemRow[]): StoredMenu {
  const shown = shownRows(rows.filter(({ master }) => master !== null))
  const ids = new Set(shown.map(({ row }) => row.id))
  const items = shown.map(({ row, level }) => toItem(row, level))
  const lost = rows.filter(({ id }) => !ids.has(id)).map((row) => toItem(row, 1))
  const version = createHash('sha256')
    .update(JSON.stringify([items, lost]))
    .digest('hex')
  return { version, items, lost }
}
