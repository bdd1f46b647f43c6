import type { Core } from '@strapi/strapi'
import { mayReadAll } from '../../../content/readable'
import { isVersioned } from '../../../content/shared/types'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { abilityOf } from '../../../platform/strapi/staff'
import { entriesWithText } from './entries-with-text'

/** Strapi's lists search the columns of an entry; these also search its sections and rich texts. */
export function searchSections(strapi: Core.Strapi) {
  /** The ids found, by request: a list asks for its entries and for their number. */
  const searches = new WeakMap<object, Promise<number[]>>()

  hookDocuments(strapi, async (call, next) => {
    const { uid, action } = call
    const { _q, ...params } = call.params
    const text = typeof _q === 'string' ? _q.trim() : ''
    const isList = action === 'findMany' || action === 'count'
    const ctx = strapi.requestContext.get()
    if (!isList || text === '' || !isVersioned(uid) || !ctx) return next()
    // A role that may not read all fields gets Strapi's search: other matches would tell what it may not read.
    if (!mayReadAll(strapi, abilityOf(ctx), uid)) return next()
    const search = searches.get(ctx) ?? entriesWithText(strapi, uid, text)
    searches.set(ctx, search)
    const id = { $in: await search }
    call.params = {
      ...params,
      filters: params.filters ? { $and: [params.filters, { id }] } : { id },
    }
    return next()
  })
}
