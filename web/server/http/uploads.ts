import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asItIs, type Encoded, encode } from './encodings'
import { isText, typeOf } from './files'

export type Upload = Encoded & { type: string }

const LIMIT_MS = 5_000
const LARGEST_BYTES = 25 * 1024 * 1024
const KEPT_IN_MEMORY = 400

/** Names as the media library makes them: no folders, no dots in front; perhaps a version behind. */
const SAFE_NAME = /^([\w-][\w.-]{0,200})(?:\?v=(\w{1,20}))?$/

/**
 * Pictures of the cms, passed on from this site's own address and kept on disk, so that a page
 * stays whole while the cms is away. The library's names carry a hash: a copy never grows old.
 */
export class Uploads {
  #memory = new Map<string, Upload>()
  #underWay = new Map<string, Promise<Upload | null>>()

  constructor(
    private readonly cmsUrl: string,
    private readonly folder: string,
  ) {}

  /** By name, with its version if it has one: a replaced picture keeps the name. */
  async find(name: string): Promise<Upload | null> {
    if (!SAFE_NAME.test(name)) return null
    const kept = this.#memory.get(name)
    if (kept) return kept
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
    for (const name of names) await this.find(name).catch(() => null)
  }

  async #load(name: string): Promise<Upload | null> {
    const path = join(this.folder, name.replace('?v=', '~'))
    const body = (await readFile(path).catch(() => null)) ?? (await this.#fetch(name, path))
    if (!body) return null
    const type = typeOf(name.replace(/\?.*/, ''))
    const upload = { ...(isText(type) ? await encode(body, 5) : asItIs(body)), type }
    if (this.#memory.size >= KEPT_IN_MEMORY) {
      const oldest = this.#memory.keys().next()
      if (!oldest.done) this.#memory.delete(oldest.value)
    }
    this.#memory.set(name, upload)
    return upload
  }

  async #fetch(name: string, path: string): Promise<Buffer | null> {
    const response = await fetch(`${this.cmsUrl}/uploads/${name}`, {
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (!response.ok) return null
    if (Number(response.headers.get('content-length') ?? 0) > LARGEST_BYTES) return null
    const body = Buffer.from(await response.arrayBuffer())
    const draft = `${path}.${process.pid}.tmp`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(draft, body)
    await rename(draft, path)
    return body
  }
}

const UPLOAD = /"\/uploads\/([\w.-]+(?:\?v=\w+)?)"/g

/** The uploads that some content names. */
export const uploadsIn = (content: unknown) =>
  new Set([...JSON.stringify(content).matchAll(UPLOAD)].map((match) => match[1] ?? ''))
