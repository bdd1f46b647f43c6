import { loadContentClient } from '../cms/load-client'
import type { ContentQueries } from './content-queries'
import type { ContentStore } from './content-store'

let queries: Promise<ContentQueries> | undefined

/** The queries of the page's one store. */
export function loadQueries(store: ContentStore): Promise<ContentQueries> {
  if (queries) return queries
  // The queries report its failure; here its code only starts to load, beside theirs.
  loadContentClient().catch(() => undefined)
  queries = import('./content-queries').then(({ createContentQueries }) =>
    createContentQueries(store, loadContentClient),
  )
  queries.catch(() => (queries = undefined))
  return queries
}
