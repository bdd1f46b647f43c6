import { entryVersion, MAX_ENTRY_LENGTH } from '@app/contract'
import { ContentServiceError } from '../../src/cms/content-service-error'
import { MAX_AT_ONCE } from './content-service'

export type Raw = {
  documentId?: string
  updatedAt?: string
  slug?: string
  code?: string
  from?: string
}

type Kind<T> = {
  name: string
  read: (documentIds: string[]) => Promise<unknown[]>
  /** Throws if the entry is not as it should be. */
  parse: (raw: unknown) => T
  /** What was known of an entry before any was read. */
  first: (raw: Raw) => T | undefined
  log: (message: string) => void
}

type Held<T> = {
  slug: string | undefined
  updatedAt: string | undefined
  version: string
  /** The addresses of the files in it, each with its version. */
  files: string[]
  length: number
  /** Its last good version, if it has one. */
  entry: T | undefined
}

/** The longest message that is logged: a parser's message may quote the content. */
const MAX_MESSAGE = 500

export const messageOf = (error: unknown) =>
  String(error instanceof Error ? error.message : error).slice(0, MAX_MESSAGE)

/** Protects the memory from content that grows without bound: ten thousand long pages have half of it. */
const MAX_CHARACTERS = 100_000_000

/** The entries of a collection as they were last read. One that does not parse is logged and keeps its last good version. */
export class HeldEntries<T> {
  #held = new Map<string, Held<T>>()
  readonly #kind: Kind<T>

  constructor(kind: Kind<T>) {
    this.#kind = kind
  }

  get entries(): T[] {
    return [...this.#held.values()].flatMap(({ entry }) => entry ?? [])
  }

  /** When each entry last changed, by where it is. */
  changedAt(pathOf: (slug: string) => string): [path: string, moment: string][] {
    return [...this.#held.values()].flatMap(({ slug, updatedAt }) =>
      slug && updatedAt ? [[pathOf(slug), updatedAt] as [string, string]] : [],
    )
  }

  /**
   * Reads each entry of which the version, or that of a file in it, is another than before; or all. Returns whether one
   * came in the version that it had before, although another is listed: from a cms that has not noticed yet what another
   * one has written.
   */
  async follow(
    listed: [string, string][],
    files: ReadonlySet<string>,
    isAnew: boolean,
  ): Promise<boolean> {
    const known = isAnew ? undefined : this.#held
    const isKnown = ([id, version]: [string, string]) => {
      const held = known?.get(id)
      return held?.version === version && held.files.every((file) => files.has(file))
    }
    const wanted = new Set(listed.filter((one) => !isKnown(one)).map(([id]) => id))
    const read = await this.#read([...wanted])
    const next = listed.flatMap(([id]) => {
      const held = wanted.has(id) ? read.get(id) : known?.get(id)
      return held ? [[id, held] as const] : []
    })
    const length = next.reduce((sum, [, held]) => sum + held.length, 0)
    if (length > MAX_CHARACTERS) throw this.#tooMuch()
    const before = this.#held
    this.#held = new Map(next)
    return listed.some(([id, version]) => {
      const now = read.get(id)?.version
      return now !== undefined && now !== version && now === before.get(id)?.version
    })
  }

  async #read(ids: string[]) {
    const read = new Map<string, Held<T>>()
    let length = 0
    for (let at = 0; at < ids.length; at += MAX_AT_ONCE)
      for (const raw of await this.#kind.read(ids.slice(at, at + MAX_AT_ONCE))) {
        const held = this.#heldOf(raw)
        length += held.length
        if (length > MAX_CHARACTERS) throw this.#tooMuch()
        read.set((raw as Raw).documentId ?? '', held)
      }
    return read
  }

  #heldOf(entry: unknown): Held<T> {
    const raw = entry as Raw
    const { slug, updatedAt, documentId = '' } = raw
    const { length } = JSON.stringify(entry)
    return {
      slug,
      updatedAt,
      version: entryVersion(raw),
      files: filesIn(entry),
      length,
      entry: this.#parse(raw, length) ?? this.#held.get(documentId)?.entry ?? this.#kind.first(raw),
    }
  }

  #parse(raw: Raw, length: number): T | undefined {
    try {
      if (length > MAX_ENTRY_LENGTH) throw new Error(`It is too large: ${length} characters.`)
      return this.#kind.parse(raw)
    } catch (error) {
      this.#kind.log(`${nameOf(this.#kind.name, raw)}: ${messageOf(error)}`)
      return undefined
    }
  }

  #tooMuch() {
    const { name } = this.#kind
    return new ContentServiceError(`Of the kind “${name}” the cms has more than fits in memory.`)
  }
}

const nameOf = (kind: string, { slug, code, from }: Raw) =>
  [kind, slug ?? code ?? from].filter(Boolean).join(' ')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The addresses of the files of the media library in an entry. */
function filesIn(value: unknown): string[] {
  if (!isObject(value)) return []
  const own = 'formats' in value && typeof value['url'] === 'string' ? [value['url']] : []
  return [...own, ...Object.values(value).flatMap(filesIn)]
}
