import type { Job, Page } from '@app/contract'
import MiniSearch from 'minisearch'
import type { Found, FoundItem, SearchKind } from '../../src/pages/search-screen'
import { tagOf } from '../encoded'
import type { Screen } from '../pages/resolve'
import { entriesOf, isSearched, isSeparate, type Searched, type SearchEntry } from './entries'
import { inSlices } from './slices'
import { bestPart, hasTerm, marked, snippet } from './snippet'
import { termOf, wordsOf } from './terms'

/** The most results if a visitor wants one kind only. */
export const MAX_RESULTS = 20
/** The most results of each kind otherwise. */
export const MAX_OF_KIND = 4
/** Each word costs a walk through the index. */
const MAX_TERMS = 6

/** A page of normal length many times over. */
const MAX_TEXT = 200_000

const BOOSTS = { title: 6, headings: 3, description: 2, text: 1 }

/** A visitor who searches has a question more often than they look for work, or for a clause of the terms. */
const KIND_BOOSTS: Record<SearchKind, number> = {
  'Help answer': 2,
  Page: 1,
  News: 1,
  Job: 0.7,
  'Legal text': 0.5,
}

type Indexed = Record<keyof typeof BOOSTS, string> & { id: number }

const toIndexed = ({ title, description, parts }: SearchEntry, id: number): Indexed => ({
  id,
  title,
  description,
  headings: parts
    .flatMap(({ headings }) => headings)
    .join(' ')
    .slice(0, MAX_TEXT),
  text: parts
    .flatMap(({ texts }) => texts)
    .join(' ')
    .slice(0, MAX_TEXT),
})

const options = {
  fields: Object.keys(BOOSTS),
  tokenize: wordsOf,
  processTerm: termOf,
  searchOptions: {
    boost: BOOSTS,
    combineWith: 'AND',
    prefix: (term: string) => term.length > 3,
    // One wrong letter in a word of four to six, two in a longer one.
    fuzzy: (term: string) => (term.length < 4 ? false : term.length < 7 ? 1 : 2),
    weights: { fuzzy: 0.3, prefix: 0.6 },
  },
} as const

/** Where an entry is, which is made again for a result: kept, the texts of all would be in memory twice. */
type Place = {
  kind: SearchKind
  screen: Searched
  at: number
  /** Several pages may answer the same question in the same words: one of them is enough. */
  sameAs?: string
}

const sourceOf = (screen: Searched | undefined): Page | Job | undefined =>
  screen?.kind === 'job' ? screen.job : screen?.page

/** All content that visitors can read, ready to be searched. */
export class SearchIndex {
  readonly #index = new MiniSearch<Indexed>(options)
  readonly #places = new Map<number, Place>()
  /** The numbers of the entries of each page and job, by its path. */
  readonly #numbers = new Map<string, { source: Page | Job | undefined; numbers: number[] }>()
  #count = 0

  /** Takes out what has changed or is gone, and puts in what is new. */
  async follow(screens: Screen[]) {
    const searched = new Map(screens.filter(isSearched).map((screen) => [screen.path, screen]))
    for await (const [path, { source, numbers }] of inSlices(this.#numbers)) {
      if (sourceOf(searched.get(path)) === source) continue
      this.#numbers.delete(path)
      for (const number of numbers) this.#places.delete(number)
      this.#index.discardAll(numbers)
    }
    for await (const [path, screen] of inSlices(searched))
      if (!this.#numbers.has(path)) this.#add(path, screen)
  }

  #add(path: string, screen: Searched) {
    const numbers = entriesOf(screen).map((entry, at) => {
      const number = (this.#count += 1)
      this.#index.add(toIndexed(entry, number))
      const { kind, title, parts } = entry
      const sameAs = tagOf(Buffer.from(JSON.stringify([kind, title, parts[0]?.texts])))
      this.#places.set(number, { kind, screen, at, ...(isSeparate(kind) && { sameAs }) })
      return number
    })
    this.#numbers.set(path, { source: sourceOf(screen), numbers })
  }

  /** The best results; entries with all words, or if there are none, with some of them. */
  find(query: string, wanted?: SearchKind): Found {
    const terms = [...new Set(wordsOf(query).flatMap((word) => termOf(word) ?? []))]
    const text = terms.slice(0, MAX_TERMS).join(' ')
    const boostDocument = (number: number) => KIND_BOOSTS[this.#places.get(number)?.kind ?? 'Page']
    const withAll = this.#index.search(text, { boostDocument })
    const found =
      withAll.length > 0 ? withAll : this.#index.search(text, { boostDocument, combineWith: 'OR' })
    const seen = new Set<string>()
    const hits = found.flatMap(({ id, terms: matched }) => {
      const place = this.#places.get(id as number)
      if (!place || (place.sameAs && seen.has(place.sameAs))) return []
      if (place.sameAs) seen.add(place.sameAs)
      return [{ place, matched }]
    })
    const byKind = new Map<SearchKind, typeof hits>()
    for (const hit of hits) {
      const ofKind = byKind.get(hit.place.kind)
      if (ofKind) ofKind.push(hit)
      else byKind.set(hit.place.kind, [hit])
    }
    const shownHits = wanted
      ? (byKind.get(wanted) ?? []).slice(0, MAX_RESULTS)
      : [...byKind.values()].flatMap((ofKind) => ofKind.slice(0, MAX_OF_KIND))
    return {
      total: wanted ? (byKind.get(wanted)?.length ?? 0) : hits.length,
      items: shownHits.flatMap(({ place: { screen, at }, matched }) => {
        const entry = entriesOf(screen)[at]
        return entry ? [toItem(entry, new Set(matched))] : []
      }),
      counts: [...byKind].map(([kind, ofKind]) => ({ kind, count: ofKind.length })),
      ...(wanted && { wanted }),
    }
  }
}

function toItem(entry: SearchEntry, terms: ReadonlySet<string>): FoundItem {
  const { kind, path, title, context, language, description } = entry
  const part = bestPart(entry, terms)
  const texts = [description, ...(part?.texts ?? [])].filter((text) => hasTerm(text, terms))
  const longest = texts.toSorted((one, other) => other.length - one.length)[0]
  // If the words stand in titles only, no text has them: the description or the first text is shown.
  const [firstText = ''] = [part, ...entry.parts].flatMap((each) => each?.texts ?? [])
  const shownText = longest ?? (description || firstText)
  // A page that is about the words is opened at its top.
  const section = isSeparate(kind) ? entry.parts[0] : hasTerm(title, terms) ? undefined : part
  const anchor = section?.anchor
  return {
    kind,
    title: marked(title, terms),
    href: encodeURI(path) + (anchor === undefined ? '' : `#${anchor}`),
    snippet: snippet(shownText, terms),
    ...(context !== undefined && { context }),
    ...(language !== undefined && { language }),
  }
}
