import type { Core } from '@strapi/strapi'
import { searchIndexOf } from './search-index'
import { prepareViews } from './saved-views'
import { createListIndexes } from './tables'

/** Creates the indexes that Strapi's schema cannot describe, and deletes the saved views of deleted accounts. */
export async function bootstrapInbox(strapi: Core.Strapi) {
  await createListIndexes(strapi.db.connection)
  await prepareViews(strapi.db.connection)
  await searchIndexOf(strapi.db).prepare(strapi.db.connection)
}
