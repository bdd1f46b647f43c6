import { SEARCH_PATH } from '@beam/contract'

type Piece = { text: string; isMatch: boolean }

export type FoundItem = {
  kind: string
  title: string
  href: string
  context?: string
  language?: string
  snippet: Piece[]
}

export type Found = {
  /** The best ones. */
  items: FoundItem[]
  total: number
}

export type SearchState = {
  /** Empty if nothing was searched for yet. */
  query: string
  isTooLong?: boolean
  found?: Found
  /** Where to go on without a result. */
  links: (readonly [url: string, title: string])[]
}

export const SEARCH_TITLE = 'Search'
export const MAX_QUERY = 100

const resultsFor = (total: number, query: string) =>
  `${total === 1 ? '1 result' : `${total === 0 ? 'No' : total} results`} for “${query}”`

/** The browser reads it aloud, so the number of results is in it. */
export const titleOf = ({ query, found }: SearchState) =>
  found ? `${resultsFor(found.total, query)} – ${SEARCH_TITLE}` : SEARCH_TITLE

function statusOf({ query, isTooLong, found }: SearchState): string {
  if (isTooLong) return `That is too long to search for: ${MAX_QUERY} characters are the most.`
  if (!found) return ''
  const { total, items } = found
  return items.length < total
    ? `The best ${items.length} of ${resultsFor(total, query)}. Another word narrows them down.`
    : `${resultsFor(total, query)}.`
}

/** A search without scripts: a form that loads this page again, and plain links. */
export function SearchScreen(state: SearchState) {
  const { query, found, links } = state
  return (
    <>
      <section className="section search beamed" data-variant="teal">
        <div className="container">
          <h1 className="title-1">{SEARCH_TITLE}</h1>
          <form className="search__form" role="search" action={SEARCH_PATH}>
            <label className="field__label" htmlFor="q">
              What are you looking for?
            </label>
            <input
              className="field__control"
              type="search"
              id="q"
              name="q"
              defaultValue={query}
              maxLength={MAX_QUERY}
              autoComplete="off"
              autoFocus={!found}
            />
            <button className="button">Search</button>
          </form>
        </div>
      </section>
      <section className="section search__found">
        <div className="container">
          <p className="search__status" role="status">
            {statusOf(state)}
          </p>
          {found && found.items.length > 0 ? (
            <ol className="search__results">
              {found.items.map((item) => (
                <Result key={item.href + item.title} {...item} />
              ))}
            </ol>
          ) : (
            <OtherWays links={links} hasSearched={found !== undefined} />
          )}
        </div>
      </section>
    </>
  )
}

const Result = ({ kind, title, href, context, language, snippet }: FoundItem) => (
  <li className="search__result">
    <p className="search__kind">
      {kind}
      {context && <span>{context}</span>}
    </p>
    <div className="search__text" lang={language}>
      <h2 className="title-3">
        <a href={href}>{title}</a>
      </h2>
      <p className="muted">
        {snippet.map(({ text, isMatch }, index) =>
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
    </div>
  </li>
)

const OtherWays = ({
  links,
  hasSearched,
}: Pick<SearchState, 'links'> & { hasSearched: boolean }) => (
  <>
    {hasSearched && (
      <p>Check the spelling, try a more general word, or start from one of these pages.</p>
    )}
    {links.length > 0 && (
      <nav className="search__links" aria-label="Main pages">
        <h2 className="title-3">Main pages</h2>
        <ul>
          {links.map(([url, title]) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </>
)
