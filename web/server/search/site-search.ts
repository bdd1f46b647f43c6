import { inWords, type LanguageCode } from '@app/contract'
import { type Caller, escapeHtml, Turns } from '@app/runtime'
import { type SearchKind, type SearchState, titleOf } from '../../src/pages/search-screen'
import { type Localized, localized, spokenAt } from '../content/localized'
import { spokenIn } from '../pages/languages'
import type { PageStore } from '../pages/page-store'
import { MAX_QUERY } from './query'
import { SearchIndex } from './search-index'
import { linksOf, questionsOf, searchMarkup, withResults } from '../pages/render/search-markup'

export type Results = { html: string; policy: string }

export type SiteSearch = {
  /** Null if too many searches wait already. */
  find: (
    /** The search page of a language. */
    path: string,
    query: string,
    wanted: SearchKind | undefined,
    caller: Caller,
  ) => Promise<Results | null>
  /** Brings what is searched up to the content, ahead of the next search. */
  follow: () => Promise<unknown>
}

const MAX_WAITING = 50

type Known = { index: SearchIndex; of?: Localized; following: Promise<void> }

/** Answers searches from an index of the published content for each language, which follows the content. */
export function siteSearch(store: PageStore): SiteSearch {
  const turns = new Turns({ all: MAX_WAITING, each: 1 })
  const indexes = new Map<LanguageCode | undefined, Known>()

  const indexOf = async (language: LanguageCode | undefined) => {
    const { snapshot: whole, routes } = store
    const known = indexes.get(language) ?? {
      index: new SearchIndex(),
      following: Promise.resolve(),
    }
    indexes.set(language, known)
    const of = localized(whole, language)
    if (known.of !== of) {
      known.of = of
      const screens = routes.all.filter(({ path }) => spokenAt(whole, path) === language)
      known.following = known.following.then(() => known.index.follow(screens))
    }
    await known.following
    return known.index
  }

  const find: SiteSearch['find'] = async (path, query, wanted, caller) => {
    const page = await store.find(path)
    if (page.kind === 'redirect') throw new Error('The search page redirects.')
    const language = spokenAt(store.snapshot, path)
    const snapshot = localized(store.snapshot, language)
    const isTooLong = query.length > MAX_QUERY
    const index = query === '' || isTooLong ? undefined : await indexOf(language)
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

  return {
    find,
    follow: () =>
      Promise.all(
        [undefined, ...store.snapshot.languages.map(({ language }) => language.code)].map(indexOf),
      ),
  }
}
