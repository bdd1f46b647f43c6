import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** A response body with its headers, and its compressed forms once one was requested. */
export type CachedResponse = {
  headers: Record<string, string | string[]>
  body: Buffer
  etag: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

const MIN_BYTES_TO_COMPRESS = 1024

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}

/** Of base64url: 162 bits of the hash. */
const ETAG_LENGTH = 27

/** Weak, because every encoding of the body shares it. */
const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`

export const cachedResponse = (
  body: Buffer,
  headers: CachedResponse['headers'],
): CachedResponse => ({ headers, body, etag: etagOf(body), encoded: {} })

export const encodingsOf = ({ body }: CachedResponse): Encoding[] =>
  body.length < MIN_BYTES_TO_COMPRESS ? [] : ['br', 'gzip']

/** Compresses once per encoding, however many requests ask for it. */
export const encode = ({ body, encoded }: CachedResponse, encoding: Encoding): Promise<Buffer> =>
  (encoded[encoding] ??= compress[encoding](body))
