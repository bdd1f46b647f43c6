import { HOME_SLUG, type NavigationItem, NOT_FOUND_SLUG, t } from '@app/contract'
import type { Query } from './query-string'

const LEVELS = 4
const TOP_LEVEL_ITEMS = 5

/** The nested populate that section 7 of the specification documents. */
export const navigationQuery: Query = { populate: { items: { populate: populateItems(LEVELS) } } }

function populateItems(levels: number): Query {
  const own = { related: true, parent: true, audience: true }
  return levels > 1 ? { ...own, items: { populate: populateItems(levels - 1) } } : own
}

type Named = { slug: string; title: string }

const isNamed = (entry: unknown): entry is Named => {
  const { slug, title } = (entry ?? {}) as Partial<Named>
  return typeof slug === 'string' && typeof title === 'string' && title !== ''
}

/** The fallback when the menu can't be read: the first pages at the top level, the rest under "More". */
export function navigationFromPages(pages: unknown[]): NavigationItem[] {
  const named = pages
    .filter(isNamed)
    .filter(({ slug }) => slug !== HOME_SLUG && slug !== NOT_FOUND_SLUG)
  const isLong = named.length > TOP_LEVEL_ITEMS + 1
  const more = {
    id: named.length + 1,
    title: t('More'),
    type: 'WRAPPER' as const,
    order: named.length,
  }
  const items = named.map(({ slug, title }, order) => ({
    id: order + 1,
    title,
    type: 'INTERNAL' as const,
    order,
    related: { slug, title },
    parent: isLong && order >= TOP_LEVEL_ITEMS ? { id: more.id } : null,
  }))
  return isLong ? [...items, more] : items
}
