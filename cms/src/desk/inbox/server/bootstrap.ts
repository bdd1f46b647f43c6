import type { Core } from '@strapi/strapi'
import { searchIndexOf } from './search-index'
import { prepareViews } from './saved-views'
import { createListIndexes } from './tables'

/** Indexes that Strapi's schema can't name. */
export async function bootstrapInbox(strapi: Core.Strapi) {
  await createListIndexes(strapi.db.connection)
  await prepareViews(strapi.db.connection)
  await searchIndexOf(strapi.db).prepare(strapi.db.connection)
}
