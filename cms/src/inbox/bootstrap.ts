import type { Core } from '@strapi/strapi'
import { fillInbox } from './backfill'
import { searchIndexOf } from './search-index'

/** Before the first request: the search index exists, and no stored submission is missing. */
export async function bootstrapInbox(strapi: Core.Strapi) {
  await searchIndexOf(strapi.db).prepare(strapi.db.connection)
  await fillInbox(strapi)
}
