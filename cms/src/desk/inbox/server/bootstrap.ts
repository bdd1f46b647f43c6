import type { Core } from '@strapi/strapi'
import { fillDerived } from './fill'
import { searchIndexOf } from './search-index'
import { prepareViews } from './saved-views'
import { createListIndexes } from './tables'

/** Indexes that Strapi's schema can't name, and what earlier submissions lack. */
export async function bootstrapInbox(strapi: Core.Strapi) {
  await createListIndexes(strapi.db.connection)
  await prepareViews(strapi.db.connection)
  await searchIndexOf(strapi.db).prepare(strapi.db.connection)
  await fillDerived(strapi)
}
