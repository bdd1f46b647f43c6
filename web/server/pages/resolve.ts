import {
  HOME_SLUG,
  type Job,
  type LanguageCode,
  languageOf,
  newsletter,
  NOT_FOUND_SLUG,
  type Page,
  pathOfJob,
  pathOfSlug,
  SEARCH_PATH,
} from '@app/contract'
import { localized, spokenAt } from '../content/localized'
import { builtInSnapshot, type Snapshot } from '../content/snapshot'
import {
  hasForm,
  postedFormNames,
  type PostedFormName,
  thanksPageOf,
  thanksPathOf,
} from './posted-forms'

/** The content of one rendered page: an entry with its path, or the page for unknown paths. */
export type Screen =
  | { kind: 'page'; page: Page; path: string; canonical: string }
  | { kind: 'job'; job: Job; path: string; canonical: string }
  | { kind: 'search'; path: string; canonical: string }
  | { kind: 'thanks'; form: PostedFormName; page: Page; path: string }
  | { kind: 'not-found'; page: Page | undefined; path: string }

type Resolved = Screen | { kind: 'redirect'; to: string }

export type RouteTable = {
  resolve: (path: string) => Resolved
  /** Every screen but those that only a sent form leads to; the ones for unknown paths come last. */
  all: Screen[]
}

const HOME = pathOfSlug(HOME_SLUG)
const NOT_FOUND = pathOfSlug(NOT_FOUND_SLUG)

/** Where a page of the site's own is for a language. */
export const inFolder = (code: LanguageCode | undefined, path: string) =>
  code === undefined ? path : `/${code}${path}`

const builtInNotFound: Screen = { kind: 'not-found', page: undefined, path: NOT_FOUND }

/** What each language has whatever its entries are: its search, its thanks for forms, its page for unknown paths. */
function screensOfLanguage(snapshot: Snapshot, code: LanguageCode | undefined) {
  const { pages } = localized(snapshot, code)
  const [search, unknown] = [inFolder(code, SEARCH_PATH), inFolder(code, NOT_FOUND)]
  const page = pages.find(({ slug }) => pathOfSlug(slug) === unknown)
  return {
    code,
    search: { kind: 'search', path: search, canonical: search } satisfies Screen,
    notFound: { kind: 'not-found', page, path: unknown } satisfies Screen,
    thanks: postedFormNames.map((form): [string, Screen] => {
      const path = inFolder(code, thanksPathOf(form))
      return [path, { kind: 'thanks', form, page: thanksPageOf(form, pages), path }]
    }),
  }
}

/** Which screen or redirect each path gets, from content alone. */
export function routeTable(snapshot: Snapshot): RouteTable {
  const codes = [undefined, ...snapshot.languages.map(({ language }) => language.code)]
  const unknownPaths = codes.map((code) => inFolder(code, NOT_FOUND))
  const screens = new Map<string, Screen>()
  for (const page of snapshot.pages)
    for (const { path } of page.aliases)
      screens.set(path, { kind: 'page', page, path, canonical: pathOfSlug(page.slug) })
  // After the aliases, so that an alias never hides an entry at its own path.
  for (const job of snapshot.jobs) {
    const path = pathOfJob(job.slug)
    screens.set(path, { kind: 'job', job, path, canonical: path })
  }
  for (const page of snapshot.pages) {
    const path = pathOfSlug(page.slug)
    if (!unknownPaths.includes(path))
      screens.set(path, { kind: 'page', page, path, canonical: path })
  }
  const redirects = new Map(snapshot.redirects.map(({ from, to }) => [from, to]))
  // A site always has a home page, whatever an editor unpublished.
  const home = builtInSnapshot.pages.find(({ slug }) => slug === HOME_SLUG)
  if (home && !screens.has(HOME) && !redirects.has(HOME))
    screens.set(HOME, { kind: 'page', page: home, path: HOME, canonical: HOME })
  const own = codes.map((code) => screensOfLanguage(snapshot, code))
  for (const { search } of own) screens.set(search.path, search)
  const thanks = new Map(own.flatMap((of) => of.thanks))
  const notFoundIn = new Map(own.map(({ code, notFound }) => [code, notFound]))

  const exact = (path: string): Resolved | undefined => {
    const to = redirects.get(path)
    return (
      screens.get(path) ??
      thanks.get(path) ??
      (to === undefined ? undefined : { kind: 'redirect', to })
    )
  }

  return {
    all: [...screens.values(), ...notFoundIn.values()],
    resolve(path) {
      const found = exact(path)
      if (found) return found
      // A known path with a trailing slash or in capitals redirects to its normal form.
      const normal = (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase()
      if (normal !== path && exact(normal)) return { kind: 'redirect', to: normal }
      return notFoundIn.get(spokenAt(snapshot, path)) ?? builtInNotFound
    },
  }
}

/**
 * The screen that shows a form again: the one that it was sent from, if that has the form, or else the home page, or
 * else the first other that has it.
 */
export function screenWithForm(
  { resolve, all }: RouteTable,
  form: PostedFormName,
  sentFrom: string,
): Screen | undefined {
  const isWanted = (screen: ReturnType<RouteTable['resolve']>): screen is Screen =>
    form === newsletter.name
      ? screen.kind === 'page' || screen.kind === 'job' || screen.kind === 'search'
      : screen.kind === 'page' && hasForm(screen.page, form)
  const canonical = all.filter(
    (screen) => 'canonical' in screen && screen.canonical === screen.path,
  )
  const home = resolve(pathOfSlug(languageOf(sentFrom) ?? HOME_SLUG))
  return [resolve(sentFrom), home, ...canonical].find(isWanted)
}
