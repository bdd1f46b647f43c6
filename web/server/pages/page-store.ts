import { LRUCache } from 'lru-cache'
import type { Snapshot } from '../content/snapshot'
import { type Encoded, encode, recompress, tagOf } from '../encoded'
import { inputsOf } from './render/page-data'
import { type Screen, type RouteTable, routeTable } from './resolve'

export type Rendered = { status: 200 | 404; html: string; policy: string }
export type StoredPage = Encoded & { status: 200 | 404; type: string; policy: string }

/** Renders one screen from the content alone. */
export type Render = (snapshot: Snapshot, screen: Screen) => Rendered

type OnFailure = (path: string, error: unknown) => void

export type PageOrRedirect = { kind: 'page'; page: StoredPage } | { kind: 'redirect'; to: string }

/** All unknown paths of a language share one page, under a key that no path has: an editor may place a page at /404. */
const NOT_FOUND_KEY = 'not found'

const PAGE_TYPE = 'text/html; charset=utf-8'

/** Far more than a real site needs: broken content must not fill the memory. */
const MAX_PAGE_BYTES = 2 * 1024 * 1024
const MAX_STORE_BYTES = 32 * 1024 * 1024

/** A page that is seldom read is not worth a quarter of a second. */
const MAX_RECOMPRESSED = 200

/**
 * Rendered pages, ready to send. New content is rendered in the background, page by page: edited pages
 * first, then the most read. A page that is asked for before its turn is rendered then.
 */
export class PageStore {
  #snapshot: Snapshot
  #routes: RouteTable
  readonly #pages: LRUCache<string, StoredPage>
  #recompressed = new WeakSet<StoredPage>()
  #rendering = new Map<string, Promise<StoredPage>>()
  #reads = new Map<string, number>()
  /** The pages that are as the snapshot has them, or can't be. */
  #done = new Set<string>()
  /** What each page was last rendered from. */
  #inputs = new Map<string, readonly unknown[]>()
  readonly #render: Render
  readonly #onFailure: OnFailure

  constructor(
    snapshot: Snapshot,
    render: Render,
    onFailure: OnFailure,
    maxBytes = MAX_STORE_BYTES,
  ) {
    this.#pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
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

  /** The memory that the stored pages use. */
  get bytes() {
    return this.#pages.calculatedSize
  }

  /** At once if the page is stored as it is now; a promise if it has to be rendered first. */
  find(path: string): PageOrRedirect | Promise<PageOrRedirect> {
    const resolved = this.#routes.resolve(path)
    if (resolved.kind === 'redirect') return { kind: 'redirect', to: resolved.to }
    const key = keyOf(resolved)
    this.#reads.set(key, (this.#reads.get(key) ?? 0) + 1)
    const stored = this.#pages.get(key)
    if (stored && this.#done.has(key)) return { kind: 'page', page: stored }
    return this.#update(resolved).then((page) => ({ kind: 'page', page }))
  }

  /**
   * Switches to new content and renders every page again of which something has changed, the edited ones first. A page
   * that can't be rendered keeps its old version. Newer content ends this early.
   */
  async replace(snapshot: Snapshot): Promise<void> {
    const { changed } = this.#snapshot
    this.#snapshot = snapshot
    this.#routes = routeTable(snapshot)
    this.#rendering.clear()
    const screens = new Map(this.#routes.all.map((screen) => [keyOf(screen), screen]))
    for (const map of [this.#pages, this.#reads, this.#inputs]) {
      const unpublished = [...map.keys()].filter((key) => !screens.has(key))
      for (const key of unpublished) map.delete(key)
    }
    const isEdited = (key: string) => snapshot.changed[key] !== changed[key]
    const isAsBefore = ([key, screen]: [string, Screen]) =>
      this.#pages.has(key) && isSame(this.#inputs.get(key), inputsOf(snapshot, screen))
    this.#done = new Set([...screens].filter(isAsBefore).map(([key]) => key))
    const sizeAt = (key: string) => sizeOf(this.#pages.peek(key))
    const kept = [...this.#done].reduce((sum, key) => sum + sizeAt(key), 0)
    const room = this.#pages.maxSize / 2
    let rendered = 0
    for (const key of this.#inOrder([...screens.keys()], isEdited)) {
      if (this.#snapshot !== snapshot) return
      const screen = screens.get(key)
      if (!screen || this.#done.has(key)) continue
      // What does not fit is rendered when a visitor asks for it.
      if ((isEdited(key) ? rendered : kept + rendered) > room) this.#pages.delete(key)
      else await this.#update(screen).catch((error: unknown) => this.#onFailure(screen.path, error))
      rendered += sizeAt(key)
    }
  }

  /** Compresses the most read pages as far as possible: slow, so it runs after everything is rendered. */
  async recompress(): Promise<void> {
    const snapshot = this.#snapshot
    for (const key of this.#byReads([...this.#pages.keys()]).slice(0, MAX_RECOMPRESSED)) {
      const page = this.#pages.peek(key)
      if (!page || this.#recompressed.has(page)) continue
      const smaller = await recompress(page)
      if (this.#snapshot !== snapshot) return
      // It may have been rendered again meanwhile.
      if (this.#pages.peek(key) !== page) continue
      this.#recompressed.add(smaller)
      this.#pages.set(key, smaller)
    }
  }

  /** Edited pages first, then all others; each group by number of reads. */
  #inOrder(keys: string[], isEdited: (key: string) => boolean): string[] {
    return this.#byReads(keys).toSorted((a, b) => Number(isEdited(b)) - Number(isEdited(a)))
  }

  #byReads(keys: string[]): string[] {
    const reads = (key: string) => this.#reads.get(key) ?? 0
    return keys.toSorted((a, b) => reads(b) - reads(a))
  }

  /** Renders and stores a page, once for concurrent requests. One that fails keeps its old version. */
  #update(screen: Screen): Promise<StoredPage> {
    const key = keyOf(screen)
    const rendering = this.#rendering.get(key)
    if (rendering) return rendering
    const snapshot = this.#snapshot
    const update = this.#renderAndEncode(snapshot, screen, key)
      .catch((error: unknown) => {
        const old = this.#pages.peek(key)
        if (!old) throw error
        this.#onFailure(screen.path, error)
        return old
      })
      .finally(() => {
        if (this.#rendering.get(key) === update) this.#rendering.delete(key)
        if (this.#snapshot === snapshot) this.#done.add(key)
      })
    this.#rendering.set(key, update)
    return update
  }

  async #renderAndEncode(snapshot: Snapshot, screen: Screen, key: string): Promise<StoredPage> {
    const { html, status, policy } = this.#render(snapshot, screen)
    const body = Buffer.from(html)
    if (body.length > MAX_PAGE_BYTES)
      throw new Error(`The page has ${body.length} bytes, more than ${MAX_PAGE_BYTES}.`)
    const old = this.#pages.peek(key)
    const isSame = old?.tag === tagOf(body) && old.status === status && old.policy === policy
    const page = isSame ? old : { ...(await encode(body)), status, type: PAGE_TYPE, policy }
    // A slow rendering of old content must not replace a newer page.
    if (this.#snapshot === snapshot) {
      this.#pages.set(key, page)
      this.#inputs.set(key, inputsOf(snapshot, screen))
    }
    return page
  }
}

const keyOf = ({ kind, path }: Screen) => (kind === 'not-found' ? `${NOT_FOUND_KEY} ${path}` : path)

const isSame = (before: readonly unknown[] | undefined, now: readonly unknown[]) =>
  before?.length === now.length && before.every((input, at) => input === now[at])

const sizeOf = (page: StoredPage | undefined) =>
  page ? Object.values(page.bodies).reduce((sum, body) => sum + body.length, 1) : 0
