import { wallClock } from '@app/contract'
import type { Footer, NavigationItem, Page, SiteSetting } from '@app/contract'
import type { ContentSource, JobCard, ShownJob, SiteLanguages } from './page-data'

declare const content: unique symbol

/** Names a piece of content; the type says what it is. */
export type ContentKey<T> = string & { readonly [content]?: T }

/** An entry and its source; the entry is null when no entry has the slug. */
export type Found<Entry> = { entry: Entry | null; source: ContentSource }

export type FoundFooter = { footer: Footer | null; state: 'loaded' | 'failed' }

const key = <T>(name: string): ContentKey<T> => name

export const contentKeys = {
  page: (slug: string) => key<Found<Page>>(`page ${slug}`),
  job: (slug: string) => key<Found<ShownJob>>(`job ${slug}`),
  jobs: key<JobCard[]>('jobs'),
  menu: key<NavigationItem[]>('menu'),
  footer: key<FoundFooter>('footer'),
  site: key<SiteSetting>('site'),
  languages: key<SiteLanguages>('languages'),
}

/** `updatedAt` is the time of day, with which TanStack Query compares it. */
type Stored = { content: unknown; updatedAt: number }

/** The content that screens show: what the server sent, and later what the queries fetched. */
export class ContentStore {
  readonly #stored = new Map<string, Stored>()
  readonly #listeners = new Set<() => void>()

  get<T>(name: ContentKey<T>): T | undefined {
    return this.#stored.get(name)?.content as T | undefined
  }

  updatedAt(name: ContentKey<unknown>): number | undefined {
    return this.#stored.get(name)?.updatedAt
  }

  set<T>(name: ContentKey<T>, value: NoInfer<T>, updatedAt = wallClock()) {
    this.#stored.set(name, { content: value, updatedAt })
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
