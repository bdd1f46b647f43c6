import type { Snapshot } from '../content/snapshot'
import { type Encoded, encode, pressed, tagOf } from '../encoded'
import { type Resolved, type RouteTable, routeTable } from './resolve'

export type Rendered = { status: 200 | 404; html: string; policy: string }
export type StoredPage = Encoded & { status: 200 | 404; policy: string }

/** One rendering of a path, from nothing but the content and the path. */
export type Render = (
  snapshot: Snapshot,
  routes: RouteTable,
  resolved: Resolved,
  path: string,
) => Rendered

export type Answer = { kind: 'page'; page: StoredPage } | { kind: 'redirect'; to: string }

/** All unknown paths share one page. */
const NOT_FOUND_KEY = '/404'

/**
 * Rendered pages, ready to send. New content is rendered behind the readers' backs and swapped
 * in page by page, what was edited first and then the most read; until then the page before is
 * what they get.
 */
export class PageStore {
  #snapshot: Snapshot
  #routes: RouteTable
  #pages = new Map<string, StoredPage>()
  #pressed = new WeakSet<StoredPage>()
  #underWay = new Map<string, Promise<StoredPage>>()
  #reads = new Map<string, number>()
  readonly #render: Render

  constructor(snapshot: Snapshot, render: Render) {
    this.#snapshot = snapshot
    this.#routes = routeTable(snapshot)
    this.#render = render
  }

  get snapshot() {
    return this.#snapshot
  }

  get routes() {
    return this.#routes
  }

  async answer(path: string): Promise<Answer> {
    const resolved = this.#routes.resolve(path)
    if (resolved.kind === 'redirect') return { kind: 'redirect', to: resolved.to }
    const key = keyOf(resolved)
    this.#reads.set(key, (this.#reads.get(key) ?? 0) + 1)
    const stored = this.#pages.get(key)
    return { kind: 'page', page: stored ?? (await this.#make(resolved)) }
  }

  /** Takes new content and renders every page anew. */
  async replace(snapshot: Snapshot): Promise<void> {
    const { changed } = this.#snapshot
    this.#snapshot = snapshot
    this.#routes = routeTable(snapshot)
    this.#underWay.clear()
    const isEdited = (path: string) => snapshot.changed[path] !== changed[path]
    const known = new Set([...this.#routes.paths, NOT_FOUND_KEY])
    for (const key of this.#pages.keys()) if (!known.has(key)) this.#pages.delete(key)
    const byReads = this.#warmFirst(known)
    for (const path of [...byReads.filter(isEdited), ...byReads.filter((one) => !isEdited(one))]) {
      if (this.#snapshot !== snapshot) return
      await this.#make(this.#routes.resolve(path))
    }
  }

  /** Makes what changed as small as it gets: slow, so after everything is current. */
  async press(): Promise<void> {
    const snapshot = this.#snapshot
    for (const key of this.#warmFirst(this.#pages.keys())) {
      const page = this.#pages.get(key)
      if (!page || this.#pressed.has(page)) continue
      const smaller = await pressed(page)
      if (this.#snapshot !== snapshot) return
      // It may have been rendered anew meanwhile.
      if (this.#pages.get(key) !== page) continue
      this.#pressed.add(smaller)
      this.#pages.set(key, smaller)
    }
  }

  #warmFirst(keys: Iterable<string>): string[] {
    const reads = (key: string) => this.#reads.get(key) ?? 0
    return [...keys].toSorted((a, b) => reads(b) - reads(a))
  }

  #make(resolved: Resolved): Promise<StoredPage> {
    const key = keyOf(resolved)
    const running = this.#underWay.get(key)
    if (running) return running
    const snapshot = this.#snapshot
    const made = this.#renderAndEncode(snapshot, resolved, key).finally(() => {
      if (this.#underWay.get(key) === made) this.#underWay.delete(key)
    })
    this.#underWay.set(key, made)
    return made
  }

  async #renderAndEncode(snapshot: Snapshot, resolved: Resolved, key: string): Promise<StoredPage> {
    const { html, status, policy } = this.#render(snapshot, this.#routes, resolved, key)
    const body = Buffer.from(html)
    const before = this.#pages.get(key)
    const isSame = before?.tag === tagOf(body) && before.status === status
    const page =
      isSame && before.policy === policy ? before : { ...(await encode(body)), status, policy }
    // A slow rendering of old content must not replace a newer one.
    if (this.#snapshot === snapshot) this.#pages.set(key, page)
    return page
  }
}

const keyOf = (resolved: Resolved) =>
  resolved.kind === 'page' || resolved.kind === 'job' ? resolved.path : NOT_FOUND_KEY
