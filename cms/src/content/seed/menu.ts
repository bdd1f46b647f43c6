import type { MenuEntry } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { isDeepStrictEqual } from 'node:util'
import { adornmentsIn, menuWordsIn, withAdornments } from '../shared/menu-adornments'
import { documents } from '../../platform/strapi/documents'
import { service } from '../../platform/strapi/services'
import { table } from '../../platform/strapi/tables'
import { firstContent, firstLanguages } from './first-content'
import { contentHash } from './hash'
import { slugOf } from '../slug-of'
import { PAGE } from '../shared/types'

const MENU = 'plugin::navigation.navigation'
const ITEM = 'plugin::navigation.navigation-item'

type Existing = { documentId: string; title: string; additionalFields: unknown }

type NewItem = {
  title: string
  type: MenuEntry['type']
  path: string
  externalPath?: string
  related?: { __type: typeof PAGE; documentId: string }
  additionalFields: object
  uiRouterKey: string
  menuAttached: boolean
  order: number
  collapsed: boolean
  autoSync: boolean
  items: NewItem[]
}

/** Fills an empty menu and returns the hash of what it wrote; null for a filled one, which belongs to the editors. */
export async function loadMenu(
  strapi: Core.Strapi,
  loadedHash: string | undefined,
  { overwrite }: { overwrite: boolean },
): Promise<string | null> {
  const masterEntity = await table(strapi, MENU).findOne({ where: { slug: 'navigation' } })
  if (!masterEntity) throw new Error('The navigation plugin has no menu called "navigation".')
  const existing = await table<Existing>(strapi, ITEM).findMany({
    where: { master: masterEntity.id },
    select: ['documentId', 'title', 'additionalFields'],
  })
  if ((loadedHash || existing.length > 0) && !overwrite) {
    await addWords(strapi, existing)
    return null
  }
  for (const { documentId } of existing) await documents(strapi, ITEM).delete({ documentId })
  const pages = await documents<{ documentId: string; slug: string }>(strapi, PAGE).findMany({
    fields: ['slug'],
    limit: 500,
  })
  const idOf = new Map(pages.map(({ slug, documentId }) => [slug, documentId]))
  await service(strapi, 'plugin::navigation.common').createBranch({
    action: {},
    masterEntity,
    navigationItems: firstContent.menu.map((entry, order) => toItem(entry, order, idOf)),
    parentItem: undefined,
  })
  return contentHash(firstContent.menu)
}

/** Says what items are called in a language that is added, where nobody has said it. Else they stay the editors'. */
async function addWords(strapi: Core.Strapi, existing: readonly Existing[]) {
  for (const { documentId, title, additionalFields } of existing) {
    const known = menuWordsIn(additionalFields)
    const words = { ...wordsOf(title), ...known }
    if (isDeepStrictEqual(words, known ?? {})) continue
    const adornments = { ...adornmentsIn(additionalFields), words }
    const data = { additionalFields: withAdornments(additionalFields, adornments) }
    await documents(strapi, ITEM).update({ documentId, data })
  }
}

/** What the item is called in the languages of the first content. */
function wordsOf(title: string) {
  const words = firstLanguages.flatMap(({ language, menu }) =>
    menu[title] ? [[language.code, menu[title]] as const] : [],
  )
  return words.length > 0 ? Object.fromEntries(words) : undefined
}

function toItem(entry: MenuEntry, order: number, idOf: ReadonlyMap<string, string>): NewItem {
  const documentId = entry.page === undefined ? undefined : idOf.get(entry.page)
  const key = slugOf(entry.title)
  return {
    title: entry.title,
    type: entry.type,
    path: entry.path ?? entry.page ?? key,
    ...(entry.externalPath === undefined ? {} : { externalPath: entry.externalPath }),
    ...(documentId === undefined ? {} : { related: { __type: PAGE, documentId } }),
    additionalFields: withAdornments(null, {
      icon: entry.icon ?? null,
      reason: entry.reason ?? null,
      words: wordsOf(entry.title),
    }),
    uiRouterKey: key,
    menuAttached: true,
    order,
    collapsed: false,
    autoSync: false,
    items: entry.items.map((child, childOrder) => toItem(child, childOrder, idOf)),
  }
}
