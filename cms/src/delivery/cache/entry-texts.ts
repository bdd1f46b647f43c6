import { LRUCache } from 'lru-cache'

type ReadMissing = (ids: number[]) => Promise<Iterable<[id: number, text: string]>>

const MAX_CHARACTERS = 64 * 1024 * 1024

/** The published entries of one revision as JSON, each read once for all queries that find it. */
export class EntryTexts {
  #revision = ''
  readonly #texts: LRUCache<string, string>

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#texts = new LRUCache({
      maxSize: maxCharacters,
      maxEntrySize: maxCharacters / 4,
      sizeCalculation: (text, key) => text.length + key.length,
    })
  }

  /** In the order of the ids; an entry that `readMissing` does not find either is left out. */
  async get(revision: string, kind: string, ids: number[], readMissing: ReadMissing) {
    if (revision !== this.#revision) {
      this.#revision = revision
      this.#texts.clear()
    }
    const keyOf = (id: number) => `${kind} ${id}`
    const found = new Map(ids.map((id) => [id, this.#texts.get(keyOf(id))]))
    const missing = ids.filter((id) => found.get(id) === undefined)
    const read = missing.length > 0 ? await readMissing(missing) : []
    for (const [id, text] of read) {
      found.set(id, text)
      if (this.#revision === revision) this.#texts.set(keyOf(id), text)
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }
}
