import { type Job, NOT_FOUND_SLUG, type Page, pathOfJob, pathOfSlug } from '@beam/contract'
import type { Snapshot } from '../content/snapshot'

export type Resolved =
  | { kind: 'page'; page: Page; path: string; canonical: string }
  | { kind: 'job'; job: Job; path: string; canonical: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found'; page: Page | undefined }

/** Which answer a path gets, from content alone. */
export type RouteTable = {
  resolve: (path: string) => Resolved
  /** Every path that has a page, canonical ones first. */
  paths: string[]
}

export function routeTable(snapshot: Snapshot): RouteTable {
  const routes = new Map<string, Resolved>()
  const aliases = new Map<string, Resolved>()
  for (const job of snapshot.jobs) {
    const path = pathOfJob(job.slug)
    routes.set(path, { kind: 'job', job, path, canonical: path })
  }
  for (const page of snapshot.pages) {
    if (page.slug === NOT_FOUND_SLUG) continue
    const canonical = pathOfSlug(page.slug)
    routes.set(canonical, { kind: 'page', page, path: canonical, canonical })
    for (const alias of page.aliases)
      aliases.set(alias.path, { kind: 'page', page, path: alias.path, canonical })
  }
  const redirects = new Map(snapshot.redirects.map(({ from, to }) => [from, to]))
  const notFound: Resolved = {
    kind: 'not-found',
    page: snapshot.pages.find(({ slug }) => slug === NOT_FOUND_SLUG),
  }

  const exact = (path: string): Resolved | undefined => {
    const page = routes.get(path) ?? aliases.get(path)
    if (page) return page
    const to = redirects.get(path)
    return to === undefined ? undefined : { kind: 'redirect', to }
  }

  return {
    paths: [...routes.keys(), ...aliases.keys()],
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
