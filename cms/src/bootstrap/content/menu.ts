import { createHash } from 'node:crypto'
import type { MenuEntry } from '@beam/contract'
import { menu } from '@beam/seed'
import type { Core } from '@strapi/strapi'

const MENU = 'plugin::navigation.navigation'
const ITEM = 'plugin::navigation.navigation-item'
const PAGE = 'api::page.page'

type Master = { id: number; documentId: string; locale: string }

type NewItem = {
  title: string
  type: MenuEntry['type']
  path: string
  externalPath?: string
  related?: { __type: typeof PAGE; documentId: string }
  uiRouterKey: string
  menuAttached: boolean
  order: number
  collapsed: boolean
  autoSync: boolean
  items: NewItem[]
}

const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Fills the menu while it is empty; afterwards it belongs to the editors. Answers what it wrote. */
export async function loadMenu(
  strapi: Core.Strapi,
  before: string | undefined,
  { overwrite }: { overwrite: boolean },
): Promise<string | null> {
  const hash = createHash('sha256').update(JSON.stringify(menu)).digest('hex')
  const master = (await strapi.db
    .query(MENU)
    .findOne({ where: { slug: 'navigation' } })) as Master | null
  if (!master) throw new Error('The navigation plugin made no menu called "navigation".')
  const present = await strapi.db
    .query(ITEM)
    .findMany({ where: { master: master.id }, select: ['documentId'] })
  if ((before || present.length > 0) && !overwrite) return null
  for (const item of present as { documentId: string }[])
    await strapi.documents(ITEM).delete({ documentId: item.documentId })
  const pages = await strapi.documents(PAGE).findMany({ fields: ['slug'], limit: 500 })
  const bySlug = new Map(pages.map((page) => [String(page.slug), page.documentId]))
  await strapi
    .plugin('navigation')
    .service('common')
    .createBranch({
      action: {},
      masterEntity: master,
      navigationItems: menu.map((entry, order) => toItem(entry, order, bySlug)),
      parentItem: undefined,
    })
  return hash
}

function toItem(entry: MenuEntry, order: number, bySlug: ReadonlyMap<string, string>): NewItem {
  const documentId = entry.page === undefined ? undefined : bySlug.get(entry.page)
  return {
    title: entry.title,
    type: entry.type,
    path: entry.path ?? entry.page ?? keyOf(entry.title),
    ...(entry.externalPath === undefined ? {} : { externalPath: entry.externalPath }),
    ...(documentId === undefined ? {} : { related: { __type: PAGE, documentId } }),
    uiRouterKey: keyOf(entry.title),
    menuAttached: true,
    order,
    collapsed: false,
    autoSync: false,
    items: entry.items.map((child, childOrder) => toItem(child, childOrder, bySlug)),
  }
}
