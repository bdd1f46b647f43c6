import type { Core } from '@strapi/strapi'
import { fillInbox } from './backfill'
import { searchIndexOf } from './search-index'
import { prepareViews } from './saved-views'
import { createListIndexes } from './tables'

/** Before the first request: the indexes exist, and no stored submission is missing. */
export async function bootstrapInbox(strapi: Core.Strapi) {
  await createListIndexes(strapi.db.connection)
  await prepareViews(strapi.db.connection)
  await searchIndexOf(strapi.db).prepare(strapi.db.connection)
  await fillInbox(strapi)
}
