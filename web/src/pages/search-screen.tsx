import { type MenuIcon, SEARCH_PARAMETERS, SEARCH_PATH, t, translated } from '@app/contract'
import { Mark } from '../ui/mark'
import { unbroken } from '../ui/unbroken'

type Piece = { text: string; isMatch: boolean }

/** What a result is, in the singular, and the heading of several. */
export const searchKinds = {
  'Help answer': 'Help answers',
  Page: 'Pages',
  News: 'News',
  Job: 'Jobs',
  'Legal text': 'Legal texts',
} as const

export type SearchKind = keyof typeof searchKinds

const kindIcons: Record<SearchKind, MenuIcon> = {
  'Help answer': 'question',
  Page: 'document',
  News: 'news',
  Job: 'people',
  'Legal text': 'shield',
}

export type FoundItem = {
  kind: SearchKind
  title: Piece[]
  href: string
  context?: string
  language?: string
  snippet: Piece[]
}

export type Found = {
  /** The best ones of the wanted kind, or of each. */
  items: FoundItem[]
  total: number
  /** How many of each kind there are, with the kind of the best one first. */
  counts: { kind: SearchKind; count: number }[]
  wanted?: SearchKind
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

export type SearchLink = readonly [url: string, title: string, icon?: MenuIcon]

export const MAX_QUERY = 100

const countOf = (total: number) => {
  if (total === 0) return t('No results')
  return total === 1 ? t('1 result') : t('{count} results', { count: total })
}

const resultsFor = ({ total, wanted }: Found, query: string) => {
  const results = countOf(total)
  return wanted
    ? t('{results} for “{query}” in {kind}', { results, query, kind: t(searchKinds[wanted]) })
    : t('{results} for “{query}”', { results, query })
}

/** The title has the number of results, since screen readers read it aloud. */
export const titleOf = ({ query, found }: SearchState) =>
  found ? `${resultsFor(found, query)} – ${t('Search')}` : t('Search')

function statusOf({ query, isTooLong, found }: SearchState): string {
  if (isTooLong)
    return t('That is too long to search for: {count} characters are the most.', {
      count: MAX_QUERY,
    })
  if (!found) return ''
  return found.wanted && found.items.length < found.total
    ? t('The best {count} of {results}. Another word narrows them down.', {
        count: found.items.length,
        results: resultsFor(found, query),
      })
    : `${resultsFor(found, query)}.`
}

/** A search without scripts: a form that loads this page again, and plain links. */
export function SearchScreen(state: SearchState) {
  const { query, found, links, questions } = state
  return (
    <>
      <section className="section search beamed" data-variant="teal">
        <div className="container">
          <h1 className="title-1">{t('Search')}</h1>
          <form className="search__form" role="search" action={translated(SEARCH_PATH)}>
            <label className="field__label" htmlFor="q">
              {t('What are you looking for?')}
            </label>
            <input
              className="field__control"
              type="search"
              id="q"
              name={SEARCH_PARAMETERS.words}
              defaultValue={query}
              maxLength={MAX_QUERY}
              autoComplete="off"
              autoFocus={!found}
            />
            <button className="button">{t('Search')}</button>
          </form>
        </div>
      </section>
      <section className="section search__found">
        <div className="container">
          <p className="search__status" role="status">
            {statusOf(state)}
          </p>
          {found && found.counts.length > 0 && <Kinds query={query} found={found} />}
          {found && found.items.length > 0 ? (
            found.counts.map(({ kind, count }) => {
              const items = found.items.filter((item) => item.kind === kind)
              return (
                items.length > 0 && (
                  <section className="search__group" key={kind} aria-labelledby={idOf(kind)}>
                    <h2 className="title-3" id={idOf(kind)}>
                      <Mark name={kindIcons[kind]} className="search__icon" />
                      {t(searchKinds[kind])}
                    </h2>
                    <div className="search__card">
                      <ol>
                        {items.map((item, index) => (
                          <Result key={index} {...item} />
                        ))}
                      </ol>
                      {items.length < count && !found.wanted && (
                        <a className="search__more" href={hrefOf(query, kind)}>
                          {t('All {count} in {kind}', { count, kind: t(searchKinds[kind]) })}
                        </a>
                      )}
                    </div>
                  </section>
                )
              )
            })
          ) : (
            <OtherWays links={links} questions={questions} hasSearched={found !== undefined} />
          )}
        </div>
      </section>
    </>
  )
}

const slugOf = (kind: SearchKind) => kind.toLowerCase().replaceAll(' ', '-')

const idOf = (kind: SearchKind) => `found-${slugOf(kind)}`

/** The kind with this slug in the address, whose results are shown alone; undefined if there is none. */
export const kindOf = (slug: string | null) =>
  (Object.keys(searchKinds) as SearchKind[]).find((kind) => slugOf(kind) === slug)

const hrefOf = (query: string, kind?: SearchKind) =>
  `${translated(SEARCH_PATH)}?${new URLSearchParams({ [SEARCH_PARAMETERS.words]: query, ...(kind && { [SEARCH_PARAMETERS.kind]: slugOf(kind) }) })}`

/** Narrows the results down to one kind. */
const Kinds = ({ query, found: { counts, wanted } }: { query: string; found: Found }) => (
  <nav className="search__kinds" aria-label={t('Show')}>
    <a href={hrefOf(query)} aria-current={wanted ? undefined : 'page'}>
      {t('Everything')} <span>{counts.reduce((sum, { count }) => sum + count, 0)}</span>
    </a>
    {counts.map(({ kind, count }) => (
      <a key={kind} href={hrefOf(query, kind)} aria-current={kind === wanted ? 'page' : undefined}>
        {t(searchKinds[kind])} <span>{count}</span>
      </a>
    ))}
  </nav>
)

const Marked = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{unbroken(text)}</mark> : unbroken(text),
  )

const Result = ({ title, href, context, language, snippet }: FoundItem) => (
  <li className="search__result">
    <h3 lang={language}>
      <a href={href}>
        <Marked pieces={title} />
      </a>
    </h3>
    <p className="muted" lang={language}>
      <Marked pieces={snippet} />
    </p>
    {context && <p className="search__context">{context}</p>}
  </li>
)

type OtherWaysProps = Pick<SearchState, 'links' | 'questions'> & { hasSearched: boolean }

const OtherWays = ({ links, questions, hasSearched }: OtherWaysProps) => (
  <>
    {hasSearched && (
      <p className="lead">
        {t('Check the spelling, try a more general word, or start from one of these.')}
      </p>
    )}
    <div className="search__ways">
      <Links title={t('Main pages')} links={links} className="search__links" />
      <Links title={t('Questions others ask')} links={questions} className="search__questions" />
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
        {links.map(([url, label, icon]) => (
          <li key={url + label}>
            <a href={url}>
              {icon && <Mark name={icon} className="search__icon" />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
