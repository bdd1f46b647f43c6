import type { Snapshot } from '../content/snapshot'
import { type Encoded, encode, pressed, tagOf } from '../encoded'
import { type RouteTable, routeTable, type Shown } from './resolve'

export type Rendered = { status: 200 | 404; html: string; policy: string }
export type StoredPage = Encoded & { status: 200 | 404; policy: string }

/** One rendering, from nothing but the content and what is shown of it. */
export type Render = (snapshot: Snapshot, shown: Shown) => Rendered

type OnFailure = (path: string, error: unknown) => void

export type Answer = { kind: 'page'; page: StoredPage } | { kind: 'redirect'; to: string }

/** All unknown paths share one page, under a name that no path has: an editor may place one at /404. */
const NOT_FOUND_KEY = 'not found'

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
  readonly #onFailure: OnFailure

  constructor(snapshot: Snapshot, render: Render, onFailure: OnFailure) {
    this.#snapshot = snapshot
    this.#routes = routeTable(snapshot)
    this.#render = render
    this.#onFailure = onFailure
  }

  get snapshot() {
    return this.#snapshot
  }

  get routes() {
    return this.#routes
  }

  /** Whether a path's page is ready to send. */
  has(path: string) {
    return this.#pages.has(path)
  }

  async answer(path: string): Promise<Answer> {
    const resolved = this.#routes.resolve(path)
    if (resolved.kind === 'redirect') return { kind: 'redirect', to: resolved.to }
    const key = keyOf(resolved)
    this.#reads.set(key, (this.#reads.get(key) ?? 0) + 1)
    const stored = this.#pages.get(key)
    return { kind: 'page', page: stored ?? (await this.#make(resolved)) }
  }

  /** Takes new content and renders every page anew; one that can't be keeps its last good form. */
  async replace(snapshot: Snapshot): Promise<void> {
    const { changed } = this.#snapshot
    this.#snapshot = snapshot
    this.#routes = routeTable(snapshot)
    this.#underWay.clear()
    const isEdited = (key: string) => snapshot.changed[key] !== changed[key]
    const all = new Map(this.#routes.all.map((shown) => [keyOf(shown), shown]))
    for (const key of this.#pages.keys()) if (!all.has(key)) this.#pages.delete(key)
    const byReads = this.#warmFirst(all.keys())
    for (const key of [...byReads.filter(isEdited), ...byReads.filter((one) => !isEdited(one))]) {
      if (this.#snapshot !== snapshot) return
      const shown = all.get(key)!
      await this.#make(shown).catch((error: unknown) => this.#onFailure(shown.path, error))
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

  #make(shown: Shown): Promise<StoredPage> {
    const key = keyOf(shown)
    const running = this.#underWay.get(key)
    if (running) return running
    const snapshot = this.#snapshot
    const made = this.#renderAndEncode(snapshot, shown, key).finally(() => {
      if (this.#underWay.get(key) === made) this.#underWay.delete(key)
    })
    this.#underWay.set(key, made)
    return made
  }

  async #renderAndEncode(snapshot: Snapshot, shown: Shown, key: string): Promise<StoredPage> {
    const { html, status, policy } = this.#render(snapshot, shown)
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

const keyOf = ({ kind, path }: Shown) => (kind === 'not-found' ? NOT_FOUND_KEY : path)
