import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asItIs, type Encoded, encode } from '../encoded'
import { isText, typeOf } from './files'

export type Upload = Encoded & { type: string }

const LIMIT_MS = 5_000
const LARGEST_BYTES = 25 * 1024 * 1024
const MEMORY_BYTES = 128 * 1024 * 1024
const STRANGERS_AT_ONCE = 32

/** Names as the media library makes them: no folders, no dots in front; perhaps a version behind. */
const SAFE_NAME = /^([\w-][\w.-]{0,200})(?:\?v=(\w{1,20}))?$/

/**
 * Pictures of the cms, passed on from this site's own address and kept on disk, so that a page
 * stays whole while the cms is away. The library's names carry a hash: a copy never grows old.
 */
export class Uploads {
  #memory = new Map<string, Upload>()
  #memoryUsed = 0
  #underWay = new Map<string, Promise<Upload | null>>()
  #named = new Set<string>()
  #strangers = 0

  constructor(
    private readonly cmsUrl: string,
    private readonly folder: string,
    private readonly memoryBytes = MEMORY_BYTES,
  ) {}

  /** By name, with its version if it has one: a replaced picture keeps the name. */
  async find(name: string): Promise<Upload | null> {
    if (!SAFE_NAME.test(name)) return null
    const kept = this.#memory.get(name)
    if (kept) return kept
    if (!this.#named.has(name)) return this.#passOn(name)
    const running = this.#underWay.get(name) ?? this.#load(name)
    this.#underWay.set(name, running)
    try {
      return await running
    } finally {
      this.#underWay.delete(name)
    }
  }

  /** Fetches what the content names, before a reader asks. */
  async keep(names: Iterable<string>): Promise<void> {
    const all = [...names]
    for (const name of all) this.#named.add(name)
    for (const name of all) await this.find(name).catch(() => null)
  }

  /**
   * A picture that no published content names: of a draft, or of nobody. Anybody can think up such
   * names, so they leave nothing behind, and only so many of them ask the cms at once.
   */
  async #passOn(name: string): Promise<Upload | null> {
    const kept = await this.#kept(name)
    if (!kept && this.#strangers >= STRANGERS_AT_ONCE) return null
    this.#strangers += 1
    try {
      const body = kept ?? (await this.#fetch(name))
      return body && { ...asItIs(body), type: typeOfUpload(name) }
    } finally {
      this.#strangers -= 1
    }
  }

  async #load(name: string): Promise<Upload | null> {
    const body = (await this.#kept(name)) ?? (await this.#fetchAndKeep(name))
    if (!body) return null
    const type = typeOfUpload(name)
    const upload = { ...(isText(type) ? await encode(body, 5) : asItIs(body)), type }
    this.#remember(name, upload)
    return upload
  }

  #remember(name: string, upload: Upload) {
    this.#memory.set(name, upload)
    this.#memoryUsed += weightOf(upload)
    for (const [oldest, kept] of this.#memory) {
      if (this.#memoryUsed <= this.memoryBytes) return
      this.#memory.delete(oldest)
      this.#memoryUsed -= weightOf(kept)
    }
  }

  #pathOf(name: string) {
    return join(this.folder, name.replace('?v=', '~'))
  }

  #kept(name: string): Promise<Buffer | null> {
    return readFile(this.#pathOf(name)).catch(() => null)
  }

  async #fetch(name: string): Promise<Buffer | null> {
    const response = await fetch(`${this.cmsUrl}/uploads/${name}`, {
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (!response.ok) return null
    if (Number(response.headers.get('content-length') ?? 0) > LARGEST_BYTES) return null
    return Buffer.from(await response.arrayBuffer())
  }

  async #fetchAndKeep(name: string): Promise<Buffer | null> {
    const body = await this.#fetch(name)
    if (!body) return null
    const path = this.#pathOf(name)
    const draft = `${path}.${process.pid}.tmp`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, body)
    await rename(draft, path)
    return body
  }
}

const weightOf = ({ bodies }: Upload) =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0)

const typeOfUpload = (name: string) => typeOf(name.replace(/\?.*/, ''))

const UPLOAD = /"\/uploads\/([\w.-]+(?:\?v=\w+)?)"/g

/** The uploads that some content names. */
export const uploadsIn = (content: unknown) =>
  new Set([...JSON.stringify(content).matchAll(UPLOAD)].map((match) => match[1] ?? ''))
