import { type Caller, escapeHtml, sitePaths, Turns } from '@app/runtime'
import { type SearchKind, type SearchState, titleOf } from '../../src/pages/search-screen'
import type { Snapshot } from '../content/snapshot'
import type { PageStore } from '../pages/page-store'
import { MAX_QUERY } from './query'
import { SearchIndex } from './search-index'
import { linksOf, questionsOf, searchMarkup, withResults } from '../pages/render/search-markup'

export type Results = { html: string; policy: string }

/** Null if too many searches wait already. */
export type SiteSearch = (
  query: string,
  wanted: SearchKind | undefined,
  caller: Caller,
) => Promise<Results | null>

const MAX_WAITING = 50

/** Answers searches from the index of the published content, which is built at the first search after a change. */
export function siteSearch(store: PageStore): SiteSearch {
  const turns = new Turns({ all: MAX_WAITING, each: 1 })
  let indexed: { snapshot: Snapshot; index: Promise<SearchIndex> } | undefined

  const currentIndex = () => {
    const { snapshot, routes } = store
    if (indexed?.snapshot !== snapshot) indexed = { snapshot, index: SearchIndex.of(routes) }
    return indexed.index
  }

  return async (query, wanted, caller) => {
    const page = await store.find(sitePaths.search)
    if (page.kind === 'redirect') throw new Error('The search page redirects.')
    const isTooLong = query.length > MAX_QUERY
    const index = query === '' || isTooLong ? undefined : await currentIndex()
    return turns.take(() => {
      const state: SearchState = {
        // The cut may leave half of a character at the end.
        query: query.slice(0, MAX_QUERY).replace(/\p{Cs}/gu, ''),
        isTooLong,
        links: linksOf(store.snapshot),
        questions: questionsOf(store.snapshot),
        ...(index && { found: index.find(query, wanted) }),
      }
      const html = page.page.bodies.identity.toString()
      return {
        html: withResults(html, searchMarkup(state), escapeHtml(titleOf(state))),
        policy: page.page.policy,
      }
    }, caller)
  }
}
