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
  /** Where to go on without a result: pages, and questions that are answered. */
  links: SearchLink[]
  questions: SearchLink[]
}

export type SearchLink = readonly [url: string, title: string]

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
  const { query, found, links, questions } = state
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
            <OtherWays links={links} questions={questions} hasSearched={found !== undefined} />
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

type OtherWaysProps = Pick<SearchState, 'links' | 'questions'> & { hasSearched: boolean }

const OtherWays = ({ links, questions, hasSearched }: OtherWaysProps) => (
  <>
    {hasSearched && (
      <p className="lead">
        Check the spelling, try a more general word, or start from one of these.
      </p>
    )}
    <div className="search__ways">
      <Links title="Main pages" links={links} className="search__links" />
      <Links title="Questions others ask" links={questions} className="search__questions" />
    </div>
  </>
)

const Links = ({
  title,
  links,
  className,
}: {
  title: string
  links: SearchLink[]
  className: string
}) =>
  links.length > 0 && (
    <nav className={className} aria-label={title}>
      <h2 className="title-3">{title}</h2>
      <ul>
        {links.map(([url, label]) => (
          <li key={url + label}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
