import { HOME_SLUG, type NavigationItem, NOT_FOUND_SLUG } from '@beam/contract'
import type { Query } from './query-string'

const LEVELS = 4
const SHOWN_AT_THE_TOP = 5

/** Items with their page, parent and audience, and the items below them, as the specification asks. */
export const navigationQuery: Query = { populate: { items: { populate: branch(LEVELS) } } }

function branch(levels: number): Query {
  const own = { related: true, parent: true, audience: true }
  return levels > 1 ? { ...own, items: { populate: branch(levels - 1) } } : own
}

type Named = { slug: string; title: string }

const isNamed = (entry: unknown): entry is Named => {
  const { slug, title } = (entry ?? {}) as Partial<Named>
  return typeof slug === 'string' && typeof title === 'string' && title !== ''
}

/** A menu made of pages, for when the menu itself can't be read: a few at the top, the others below one. */
export function navigationFromPages(pages: unknown[]): NavigationItem[] {
  const named = pages
    .filter(isNamed)
    .filter(({ slug }) => slug !== HOME_SLUG && slug !== NOT_FOUND_SLUG)
  const isLong = named.length > SHOWN_AT_THE_TOP + 1
  const more = {
    id: named.length + 1,
    title: 'More',
    type: 'WRAPPER' as const,
    order: named.length,
  }
  const items = named.map(({ slug, title }, order) => ({
    id: order + 1,
    title,
    type: 'INTERNAL' as const,
    order,
    related: { slug, title },
    parent: isLong && order >= SHOWN_AT_THE_TOP ? { id: more.id } : null,
  }))
  return isLong ? [...items, more] : items
}
