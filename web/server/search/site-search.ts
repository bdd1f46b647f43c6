import { inWords } from '@app/contract'
import { type Caller, escapeHtml, Turns } from '@app/runtime'
import { type SearchKind, type SearchState, titleOf } from '../../src/pages/search-screen'
import { type Localized, localized, spokenAt } from '../content/localized'
import type { Snapshot } from '../content/snapshot'
import { spokenIn } from '../pages/languages'
import type { PageStore } from '../pages/page-store'
import { MAX_QUERY } from './query'
import { SearchIndex } from './search-index'
import { linksOf, questionsOf, searchMarkup, withResults } from '../pages/render/search-markup'

export type Results = { html: string; policy: string }

/** Null if too many searches wait already. */
export type SiteSearch = (
  /** The search page of a language. */
  path: string,
  query: string,
  wanted: SearchKind | undefined,
  caller: Caller,
) => Promise<Results | null>

const MAX_WAITING = 50

/** Answers searches from the index of the published content, which is built at the first search after a change. */
export function siteSearch(store: PageStore): SiteSearch {
  const turns = new Turns({ all: MAX_WAITING, each: 1 })
  const indexes = new WeakMap<Snapshot, Promise<SearchIndex>>()

  /** The content of a language, by which its index is known again. */
  const indexOf = (snapshot: Localized, path: string) => {
    const { snapshot: whole, routes } = store
    const language = spokenAt(whole, path)
    const index =
      indexes.get(snapshot) ??
      SearchIndex.of(routes.all.filter((screen) => spokenAt(whole, screen.path) === language))
    indexes.set(snapshot, index)
    return index
  }

  return async (path, query, wanted, caller) => {
    const page = await store.find(path)
    if (page.kind === 'redirect') throw new Error('The search page redirects.')
    const snapshot = localized(store.snapshot, spokenAt(store.snapshot, path))
    const isTooLong = query.length > MAX_QUERY
    const index = query === '' || isTooLong ? undefined : await indexOf(snapshot, path)
    return turns.take(() => {
      const state: SearchState = {
        // The cut may leave half of a character at the end.
        query: query.slice(0, MAX_QUERY).replace(/\p{Cs}/gu, ''),
        isTooLong,
        links: linksOf(snapshot),
        questions: questionsOf(snapshot),
        ...(index && { found: index.find(query, wanted) }),
      }
      const html = page.page.bodies.identity.toString()
      return inWords(spokenIn(snapshot), () => ({
        html: withResults(html, searchMarkup(state), escapeHtml(titleOf(state))),
        policy: page.page.policy,
      }))
    }, caller)
  }
}
