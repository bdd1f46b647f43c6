import { monotonicMs } from '@app/runtime'
import MiniSearch from 'minisearch'
import { setImmediate as turn } from 'node:timers/promises'
import type { Found, FoundItem, SearchKind } from '../../src/pages/search-screen'
import type { Screen } from '../pages/resolve'
import { isSeparate, type SearchEntry, searchEntries } from './entries'
import { bestPart, hasTerm, marked, snippet } from './snippet'
import { termOf, wordsOf } from './terms'

/** The most results if a visitor wants one kind only. */
export const MAX_RESULTS = 20
/** The most results of each kind otherwise. */
export const MAX_OF_KIND = 4
/** Each word costs a walk through the index. */
const MAX_TERMS = 6

/** The index is built in slices of this length: other requests are answered between two of them. */
const SLICE_MS = 10

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

/** All content that visitors can read, ready to be searched. */
export class SearchIndex {
  readonly #entries: SearchEntry[] = []
  readonly #index = new MiniSearch<Indexed>(options)

  /** Builds it in slices, so that no request waits long. */
  static async of(screens: Screen[]): Promise<SearchIndex> {
    const made = new SearchIndex()
    let sliceStart = monotonicMs()
    for (const entry of searchEntries(screens)) {
      made.#index.add(toIndexed(entry, made.#entries.length))
      made.#entries.push(entry)
      if (monotonicMs() - sliceStart < SLICE_MS) continue
      await turn()
      sliceStart = monotonicMs()
    }
    return made
  }

  /** The best results; entries with all words, or if there are none, with some of them. */
  find(query: string, wanted?: SearchKind): Found {
    const terms = [...new Set(wordsOf(query).flatMap((word) => termOf(word) ?? []))]
    const text = terms.slice(0, MAX_TERMS).join(' ')
    const boostDocument = (id: number) => KIND_BOOSTS[this.#entries[id]?.kind ?? 'Page']
    const withAll = this.#index.search(text, { boostDocument })
    const hits = (
      withAll.length > 0 ? withAll : this.#index.search(text, { boostDocument, combineWith: 'OR' })
    ).flatMap(({ id, terms: matched }) => {
      const entry = this.#entries[id as number]
      return entry ? [{ entry, matched }] : []
    })
    const byKind = new Map<SearchKind, typeof hits>()
    for (const hit of hits) {
      const { kind } = hit.entry
      byKind.set(kind, [...(byKind.get(kind) ?? []), hit])
    }
    const shownHits = wanted
      ? (byKind.get(wanted) ?? []).slice(0, MAX_RESULTS)
      : [...byKind.values()].flatMap((ofKind) => ofKind.slice(0, MAX_OF_KIND))
    return {
      total: wanted ? (byKind.get(wanted)?.length ?? 0) : hits.length,
      items: shownHits.map(({ entry, matched }) => toItem(entry, new Set(matched))),
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
