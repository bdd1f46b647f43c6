import {
  HOME_SLUG,
  type Job,
  newsletter,
  NOT_FOUND_SLUG,
  type Page,
  pathOfJob,
  pathOfSlug,
  SEARCH_PATH,
} from '@app/contract'
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
  /** Every screen but those that only a sent form leads to; the one for unknown paths comes last. */
  all: Screen[]
}

const HOME = pathOfSlug(HOME_SLUG)

/** Which screen or redirect each path gets, from content alone. */
export function routeTable(snapshot: Snapshot): RouteTable {
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
    if (page.slug !== NOT_FOUND_SLUG)
      screens.set(path, { kind: 'page', page, path, canonical: path })
  }
  const redirects = new Map(snapshot.redirects.map(({ from, to }) => [from, to]))
  // A site always has a home page, whatever an editor unpublished.
  const home = builtInSnapshot.pages.find(({ slug }) => slug === HOME_SLUG)
  if (home && !screens.has(HOME) && !redirects.has(HOME))
    screens.set(HOME, { kind: 'page', page: home, path: HOME, canonical: HOME })
  screens.set(SEARCH_PATH, { kind: 'search', path: SEARCH_PATH, canonical: SEARCH_PATH })
  const notFound: Screen = {
    kind: 'not-found',
    page: snapshot.pages.find(({ slug }) => slug === NOT_FOUND_SLUG),
    path: pathOfSlug(NOT_FOUND_SLUG),
  }

  const thanks = new Map<string, Screen>(
    postedFormNames.map((form) => {
      const path = thanksPathOf(form)
      return [path, { kind: 'thanks', form, page: thanksPageOf(form, snapshot.pages), path }]
    }),
  )

  const exact = (path: string): Resolved | undefined => {
    const to = redirects.get(path)
    return (
      screens.get(path) ??
      thanks.get(path) ??
      (to === undefined ? undefined : { kind: 'redirect', to })
    )
  }

  return {
    all: [...screens.values(), notFound],
    resolve(path) {
      const found = exact(path)
      if (found) return found
      // A known path with a trailing slash or in capitals redirects to its normal form.
      const normal = (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase()
      if (normal !== path && exact(normal)) return { kind: 'redirect', to: normal }
      return notFound
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
  return [resolve(sentFrom), resolve(pathOfSlug(HOME_SLUG)), ...canonical].find(isWanted)
}
