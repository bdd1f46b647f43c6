import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Account, encodeStrictly, sha256, signed } from './sign'
import { StoreError } from './store-error'

/** Uploads are under this prefix, so that the bucket may hold other things. */
const PREFIX = 'uploads/'

/** Our own header: the hash that a store gives, its ETag, differs from store to store. */
const HASH_HEADER = 'x-amz-meta-sha256'

/** Longer than the largest upload takes to a store nearby. Visitors' pictures may wait for as long. */
const TIMEOUT_MS = 30_000
const ATTEMPTS = 3
const PAUSE_MS = 200

const EMPTY = new Uint8Array()

type BucketSettings = {
  bucket: string
  /** Empty: Amazon’s. */
  endpoint: string
  forcePathStyle: boolean
  account: Account
}

type Content = Uint8Array<ArrayBuffer>
type Call = { name?: string; query?: Record<string, string>; body?: Content }

/** A name of the media library: no folder, nothing hidden, nothing that an address or a disk reads otherwise. */
export const isUploadName = (name: string) => /^[\w-][\w.-]{0,249}$/.test(name)

const partOf = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

const codeOf = (error: unknown): string => {
  const { name, message, code, cause } = error as Error & { code?: unknown }
  if (name === 'TimeoutError') return 'no answer in time'
  if (typeof code === 'string') return code
  return cause === undefined ? message : codeOf(cause)
}

/** The uploads in a bucket of an S3 store. */
export class Bucket {
  readonly #base: string
  readonly #at: string
  readonly #account: Account

  constructor({ bucket, endpoint, forcePathStyle, account }: BucketSettings) {
    const { protocol, host, origin } = new URL(
      endpoint || `https://s3.${account.region}.amazonaws.com`,
    )
    this.#base = forcePathStyle ? `${origin}/${bucket}` : `${protocol}//${bucket}.${host}`
    this.#at = `“${bucket}” at ${origin}`
    this.#account = account
  }

  /** Throws a sentence for the operator unless the bucket can be read with these settings. */
  async check(): Promise<void> {
    await this.#list({ 'max-keys': '1' })
  }

  async put(name: string, content: Content): Promise<void> {
    await (await this.#call('PUT', { name, body: content })).body?.cancel()
  }

  /** What is known of a file: null if there is none. Without a hash, another program has written it. */
  async find(name: string): Promise<{ hash: string | null; changedAt: Date } | null> {
    const response = await this.#call('HEAD', { name }).catch(ifMissing)
    if (!response) return null
    const { headers } = response
    return {
      hash: headers.get(HASH_HEADER),
      changedAt: new Date(headers.get('Last-Modified') ?? 0),
    }
  }

  /** Writes a file to this path, whole and with the hash with which it was put: false if there is none. */
  async get(name: string, path: string): Promise<boolean> {
    const response = await this.#call('GET', { name }).catch(ifMissing)
    if (!response?.body) return false
    const hash = createHash('sha256')
    const body = Readable.fromWeb(response.body as never).on('data', (part) => hash.update(part))
    await pipeline(body, createWriteStream(path, { flush: true })).catch((error: unknown) => {
      throw (error as Error).name === 'TypeError' ? this.#error(codeOf(error)) : error
    })
    const expected = response.headers.get(HASH_HEADER)
    if (expected !== null && expected !== hash.digest('hex'))
      throw this.#error(`${name} is damaged`)
    return true
  }

  /** A file that is not there is removed, too. */
  async remove(name: string): Promise<void> {
    await this.#call('DELETE', { name }).catch(ifMissing)
  }

  /** The names of all uploads. What else is under the prefix is none of ours. */
  async names(): Promise<string[]> {
    const keys: string[] = []
    let page: { keys: string[]; isLast: boolean }
    do {
      page = await this.#list({ marker: keys.at(-1) ?? PREFIX })
      keys.push(...page.keys)
    } while (!page.isLast && page.keys.length > 0)
    return keys.map((key) => key.slice(PREFIX.length)).filter(isUploadName)
  }

  /** The first version of this call, which every store knows. */
  async #list(query: Record<string, string>) {
    const all = { 'encoding-type': 'url', prefix: PREFIX, ...query }
    const xml = await (await this.#call('GET', { query: all })).text()
    if (!xml.includes('<ListBucketResult')) throw this.#error('NoStore', 404)
    const isEncoded = partOf(xml, 'EncodingType') === 'url'
    const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
      isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key,
    )
    return { keys, isLast: partOf(xml, 'IsTruncated') !== 'true' }
  }

  #error = (code: string, status?: number) => new StoreError(this.#at, code, status)

  /** Every call may be repeated: a store that is busy asks for that. */
  async #call(method: string, call: Call): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const error = await this.#send(method, call).catch((thrown: unknown) =>
        this.#error(codeOf(thrown)),
      )
      if (error instanceof Response) return error
      const isWorthAnother = error.problem === 'unreachable' && error.code !== 'no answer in time'
      if (attempt === ATTEMPTS || !isWorthAnother) throw error
      await wait(attempt * PAUSE_MS)
    }
  }

  async #send(method: string, { name, query = {}, body = EMPTY }: Call) {
    if (name !== undefined && !isUploadName(name)) return this.#error('not a name of ours', 400)
    const path = name === undefined ? '' : `/${PREFIX}${encodeStrictly(name)}`
    const search = Object.entries(query)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => `${key}=${encodeStrictly(value)}`)
      .join('&')
    const url = new URL(`${this.#base}${path}${search && `?${search}`}`)
    const isWritten = method === 'PUT'
    const headers: Record<string, string> = isWritten ? { [HASH_HEADER]: sha256(body) } : {}
    const response = await fetch(url, {
      method,
      headers: signed({ method, url, headers, body }, this.#account, new Date()),
      body: isWritten ? body : null,
      // A redirect would get the signature of another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return response
    const code = partOf(await response.text(), 'Code')
    return this.#error(
      code ?? (response.status === 404 ? 'NoSuchKey' : `status ${response.status}`),
      response.status,
    )
  }
}

/** For calls whose file may be missing. Without a right to list, some stores say 403: it is asked for at the start. */
function ifMissing(error: unknown): null {
  if (error instanceof StoreError && error.code === 'NoSuchKey') return null
  throw error
}
