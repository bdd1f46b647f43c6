import { Slots, replaceFile, UPLOAD_POLICY, UPLOAD_VERSION } from '@app/runtime'
import { LRUCache } from 'lru-cache'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readLimited } from '../content/read-limited'
import type { Snapshot } from '../content/snapshot'
import { type Encoded, encode, unencoded } from '../encoded'
import { isText, typeOf } from './files'
import { requestIdHeader } from '../logging/request-id'

export type Upload = Encoded & { type: string; policy: string; vary?: string }

/** Bytes on their way from the cms; none for a request of only the headers. */
export type PassedOn = {
  type: string
  policy: string
  vary?: string
  length: string | null
  body: Readable | null
}

type Options = {
  cmsUrl: string
  /** Where pictures are cached on disk. */
  folder: string
  log: (message: string) => void
  memoryBytes?: number
  /** Caches only the copies of photos that the cms has in this format. */
  format?: 'image/webp'
}

const TIMEOUT_MS = 5_000
const COPY_TIMEOUT_MS = 30_000
const MAX_BYTES = 25 * 1024 * 1024
const MEMORY_BYTES = 128 * 1024 * 1024
const MAX_PASSED_ON = 80
/** As many as a draft has pictures: a proxy may ask for all of them at once. */
const MAX_PER_CLIENT = 40

/** A file name of the media library (no folder, no leading dot), with its version if it has one. */
const SAFE_NAME = new RegExp(`^[\\w-][\\w.-]{0,200}(?:\\?${UPLOAD_VERSION})?$`)

/**
 * The cms's pictures, served from this site's own origin and cached in memory and on disk, so that
 * a page is complete while the cms is down. Only pictures that published content names are cached.
 */
export class Uploads {
  #memory: LRUCache<string, Upload>
  #loading = new Map<string, Promise<Upload | null>>()
  #published: ReadonlySet<string> = new Set()
  /** The names with a version that published content has, by the same names without it. */
  #versioned: ReadonlyMap<string, string> = new Map()
  readonly #passedOn = new Slots({ all: MAX_PASSED_ON, each: MAX_PER_CLIENT })
  #isDiskFailing = false
  /** Photos without a copy in the wanted format. */
  #withoutCopy = new Set<string>()
  /** Deleted, but still on a disk that can't be written to. */
  #notFromDisk = new Set<string>()

  constructor(private readonly options: Options) {
    this.#memory = new LRUCache({
      maxSize: options.memoryBytes ?? MEMORY_BYTES,
      sizeCalculation: sizeOf,
    })
  }

  /**
   * A picture, by name and version: a picture that was replaced keeps its name. Null if published content does not
   * name it, or the cms does not have it.
   */
  async find(name: string): Promise<Upload | null> {
    if (!SAFE_NAME.test(name) || !this.#published.has(name)) return null
    const cached = this.#memory.get(name)
    if (cached) return cached
    if (this.options.format && !this.#hasCopy(name)) return null
    const loading = this.#loading.get(name) ?? this.#load(name)
    this.#loading.set(name, loading)
    try {
      return await loading
    } finally {
      this.#loading.delete(name)
    }
  }

  /**
   * The copy of a photo in the wanted format, from memory or disk. One that is not there yet is loaded for
   * the next visitor: this one gets the photo itself without waiting.
   */
  async findCopy(name: string): Promise<Upload | null> {
    const cached = this.#memory.get(name)
    if (cached) return cached
    if (!this.#hasCopy(name)) return null
    const body = await this.#readFromDisk(name)
    if (body) return this.#remember(name, body)
    void this.find(name).catch(() => null)
    return null
  }

  /** Whether the name always means the same bytes: published content names it, with its version. */
  isFixed(name: string): boolean {
    return this.#published.has(name) && name.includes('?v=')
  }

  /** The name under which published content has a file that somebody asks for by another version, or by none. */
  publishedAs(name: string): string | undefined {
    return this.#versioned.get(withoutVersion(name))
  }

  /**
   * A picture that no published content names, as drafts have: it is passed on as fast as the client reads,
   * and nothing of it is kept. Null if the cms has none.
   */
  async passOn(
    name: string,
    method: string,
    client: string,
    closed: AbortSignal,
  ): Promise<PassedOn | 'busy' | null> {
    if (!SAFE_NAME.test(name) || closed.aborted) return null
    if (!this.#passedOn.take(client)) return 'busy'
    // The slot is held until the response is closed: its body is read long after this function has returned.
    closed.addEventListener('abort', () => this.#passedOn.leave(client))
    // Limits the wait for the headers only. The body takes as long as the client reads.
    const tooLate = new AbortController()
    const timer = setTimeout(() => tooLate.abort(), TIMEOUT_MS)
    try {
      const response = await this.#request(name, method, AbortSignal.any([closed, tooLate.signal]))
      if (!response.ok) await response.body?.cancel()
      const body =
        response.body && method !== 'HEAD' ? Readable.fromWeb(response.body as never) : null
      // The reader of the body gets the error, too. Without a listener, an error would end the process.
      body?.on('error', () => undefined)
      const length = response.headers.get('Content-Length')
      if (!response.ok) return null
      return { type: this.#typeOf(name), policy: UPLOAD_POLICY, ...varyOf(name), length, body }
    } finally {
      clearTimeout(timer)
    }
  }

  /** Sets the names that published content has now. Pictures that are not cached are loaded when a visitor asks. */
  publish(names: ReadonlySet<string>) {
    this.#published = names
    const versioned = [...names].filter((name) => name !== withoutVersion(name))
    this.#versioned = new Map(versioned.map((name) => [withoutVersion(name), name]))
  }

  /** Loads the pictures of published content before a visitor asks. */
  async prefetch(names: ReadonlySet<string>): Promise<void> {
    this.publish(names)
    for (const name of names) {
      if (this.#published !== names) return
      await this.find(name).catch(() => null)
    }
  }

  /** Follows newly published content: deletes cached pictures that it or the cms no longer has, and loads the others. */
  async sync(names: ReadonlySet<string>): Promise<void> {
    this.publish(names)
    this.#withoutCopy = new Set([...this.#withoutCopy].filter((name) => names.has(name)))
    for (const name of await this.#cached()) if (!names.has(name)) await this.#delete(name)
    try {
      for (const name of await this.#cached()) {
        if (this.#published !== names) return
        if (await this.#isDeletedInCms(name)) await this.#delete(name)
      }
    } catch {
      // The cms does not answer: what is cached stays until it does.
    }
    await this.prefetch(names)
  }

  async #load(name: string): Promise<Upload | null> {
    const body = (await this.#readFromDisk(name)) ?? (await this.#fetchAndStore(name))
    return body && this.#remember(name, body)
  }

  #describe(name: string, encoded: Encoded): Upload {
    return { ...encoded, type: this.#typeOf(name), policy: UPLOAD_POLICY, ...varyOf(name) }
  }

  #typeOf(name: string): string {
    return this.options.format ?? typeOfUpload(name)
  }

  #hasCopy(name: string): boolean {
    return isPhoto(name) && this.#published.has(name) && !this.#withoutCopy.has(name)
  }

  async #remember(name: string, body: Buffer): Promise<Upload> {
    // At a low quality, since a visitor may be waiting for the picture.
    const encoded = isText(this.#typeOf(name)) ? await encode(body) : unencoded(body)
    const upload = this.#describe(name, encoded)
    // Newer content may have dropped the picture while it was loading.
    if (this.#published.has(name)) this.#memory.set(name, upload)
    return upload
  }

  async #fetch(name: string): Promise<Buffer | null> {
    const response = await this.#request(name)
    const { format } = this.options
    const isWanted = !format || response.headers.get('Content-Type') === format
    if (response.ok && isWanted) return readLimited(response, MAX_BYTES)
    if (response.ok) this.#withoutCopy.add(name)
    await response.body?.cancel()
    return null
  }

  async #isDeletedInCms(name: string): Promise<boolean> {
    const { status } = await this.#request(name, 'HEAD')
    return status === 404 || status === 410
  }

  #request(name: string, method = 'GET', signal = this.#deadline()) {
    const { format } = this.options
    return fetch(`${this.options.cmsUrl}/uploads/${name}`, {
      method,
      signal,
      headers: { ...requestIdHeader(), ...(format && { Accept: format }) },
    })
  }

  /** Longer for a copy, which the cms makes when it is first requested. */
  #deadline() {
    return AbortSignal.timeout(this.options.format ? COPY_TIMEOUT_MS : TIMEOUT_MS)
  }

  async #fetchAndStore(name: string): Promise<Buffer | null> {
    const body = await this.#fetch(name)
    if (body && this.#published.has(name)) await this.#writeToDisk(name, body)
    return body
  }

  #pathOf(name: string) {
    return join(this.options.folder, fileNameOf(name))
  }

  async #readFromDisk(name: string): Promise<Buffer | null> {
    if (this.#notFromDisk.has(name)) return null
    return readFile(this.#pathOf(name)).catch(() => null)
  }

  /** Without a disk that can be written to, pictures come from memory and from the cms. */
  async #writeToDisk(name: string, body: Buffer) {
    try {
      await replaceFile(this.#pathOf(name), body)
      this.#notFromDisk.delete(name)
      this.#isDiskFailing = false
    } catch (error) {
      if (!this.#isDiskFailing)
        this.options.log(`Pictures can't be cached on disk: ${String(error)}`)
      this.#isDiskFailing = true
    }
  }

  /** Names of what is cached in memory or on disk. */
  async #cached(): Promise<Set<string>> {
    const files = await readdir(this.options.folder).catch(() => [])
    const names = files.filter((file) => !file.endsWith('.tmp')).map(nameOfFile)
    return new Set([...names, ...this.#memory.keys()])
  }

  async #delete(name: string) {
    this.#memory.delete(name)
    await rm(this.#pathOf(name), { force: true }).catch((error: unknown) => {
      if (!this.#notFromDisk.has(name))
        this.options.log(`The cached picture ${name} can't be deleted: ${String(error)}`)
      this.#notFromDisk.add(name)
    })
  }
}

const sizeOf = ({ bodies }: Upload) =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 1)

const withoutVersion = (name: string) => name.replace(/\?.*/, '')

/** The name on disk, where `~` stands for the `?v=` before the version: no upload has a `~` in its name. */
const fileNameOf = (name: string) => name.replace('?v=', '~')
const nameOfFile = (file: string) => file.replace('~', '?v=')

/** Whether the cms may have the picture in another format. */
const isPhoto = (name: string) => /\.(?:jpe?g|png)(?:\?|$)/i.test(name)

/** The Vary header of a photo, also before its copy is made: the same address gets the copy later. */
const varyOf = (name: string) => (isPhoto(name) ? { vary: 'Accept-Encoding, Accept' } : {})

/** The type of a picture or film. Anything else, such as a page or a script, must not run at the site's own origin. */
function typeOfUpload(name: string): string {
  const type = typeOf(withoutVersion(name))
  return /^(?:image|video)\//.test(type) ? type : 'application/octet-stream'
}

const UPLOAD = new RegExp(`^/uploads/([\\w.-]+(?:\\?${UPLOAD_VERSION})?)$`)

const known = new WeakMap<object, string[]>()

/** The names of the uploads that an entry refers to: it is read once, since most entries stay as they are. */
function uploadsInEntry(entry: object): string[] {
  const names = known.get(entry) ?? uploadsInValue(entry)
  known.set(entry, names)
  return names
}

function uploadsInValue(value: unknown): string[] {
  if (typeof value === 'string') return UPLOAD.exec(value)?.slice(1) ?? []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(uploadsInValue)
}

/** The names of the uploads that the content refers to. */
export const uploadsIn = ({ pages, jobs, footer, site, menu, languages }: Snapshot) =>
  new Set([...pages, ...jobs, footer ?? {}, site, menu, languages].flatMap(uploadsInEntry))
