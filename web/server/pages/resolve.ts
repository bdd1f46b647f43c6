import { type Job, NOT_FOUND_SLUG, type Page, pathOfJob, pathOfSlug } from '@beam/contract'
import type { Snapshot } from '../content/snapshot'

/** What a page is drawn of. */
export type Shown =
  | { kind: 'page'; page: Page; path: string; canonical: string }
  | { kind: 'job'; job: Job; path: string; canonical: string }
  | { kind: 'not-found'; page: Page | undefined; path: string }

export type Resolved = Shown | { kind: 'redirect'; to: string }

/** Which answer a path gets, from content alone. */
export type RouteTable = {
  resolve: (path: string) => Resolved
  /** Everything that a page is drawn of; what stands for all unknown paths comes last. */
  all: Shown[]
}

export function routeTable(snapshot: Snapshot): RouteTable {
  const shown = new Map<string, Shown>()
  for (const page of snapshot.pages)
    for (const { path } of page.aliases)
      shown.set(path, { kind: 'page', page, path, canonical: pathOfSlug(page.slug) })
  // After the aliases: a path that is somebody's own is nobody's alias.
  for (const job of snapshot.jobs) {
    const path = pathOfJob(job.slug)
    shown.set(path, { kind: 'job', job, path, canonical: path })
  }
  for (const page of snapshot.pages) {
    const path = pathOfSlug(page.slug)
    if (page.slug !== NOT_FOUND_SLUG) shown.set(path, { kind: 'page', page, path, canonical: path })
  }
  const redirects = new Map(snapshot.redirects.map(({ from, to }) => [from, to]))
  const notFound: Shown = {
    kind: 'not-found',
    page: snapshot.pages.find(({ slug }) => slug === NOT_FOUND_SLUG),
    path: pathOfSlug(NOT_FOUND_SLUG),
  }

  const exact = (path: string): Resolved | undefined => {
    const to = redirects.get(path)
    return shown.get(path) ?? (to === undefined ? undefined : { kind: 'redirect', to })
  }

  return {
    all: [...shown.values(), notFound],
    resolve(path) {
      const found = exact(path)
      if (found) return found
      // A known page written with a last slash or in capitals moves to its own address.
      const tidy = (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase()
      if (tidy !== path && exact(tidy)) return { kind: 'redirect', to: tidy }
      return notFound
    },
  }
}
