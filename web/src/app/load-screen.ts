import { loadBlocks } from '../blocks/later-blocks'
import { isLoaded, jobAt } from '../content/content-at'
import { contentKeys, type ContentStore } from '../content/content-store'
import { loadQueries } from '../content/load-queries'
import { hasForm } from '../content/page-needs'
import { JobScreen, PageForm } from './later-parts'

/** Loads the code that only some screens need; if the server rendered the screen, only what it needs to be hydrated. */
export async function loadCode(store: ContentStore, slug: string, isServed = false): Promise<void> {
  const page = store.get(contentKeys.page(slug))?.entry
  await Promise.all([
    page && loadBlocks(page.Content, isServed),
    hasForm(page) && PageForm.load(),
    jobAt(store, slug) !== null && JobScreen.load(),
  ])
}

/** Loads the content and the code that a link's screen needs, refreshing stale content. */
export async function prefetchScreen(store: ContentStore, slug: string): Promise<void> {
  const queries = await loadQueries(store)
  await queries.prefetch(slug)
  await loadCode(store, slug)
}

/** Loads only what is missing, for a link that was clicked. False if the screen can't be shown. */
export async function loadScreen(store: ContentStore, slug: string): Promise<boolean> {
  try {
    if (isLoaded(store, slug)) await loadCode(store, slug)
    else await prefetchScreen(store, slug)
  } catch {
    return false
  }
  return isLoaded(store, slug)
}
