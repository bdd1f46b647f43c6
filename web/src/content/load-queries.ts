import { loadContentClient } from '../cms/load-client'
import type { ContentQueries } from './content-queries'
import type { ContentStore } from './content-store'

let queries: Promise<ContentQueries> | undefined

/** The queries of the page's one store. */
export function loadQueries(store: ContentStore): Promise<ContentQueries> {
  if (queries) return queries
  // Loads the client's code beside that of the queries, which report it if the client fails to load.
  loadContentClient().catch(() => undefined)
  queries = import('./content-queries').then(({ createContentQueries }) =>
    createContentQueries(store, loadContentClient),
  )
  queries.catch(() => (queries = undefined))
  return queries
}
