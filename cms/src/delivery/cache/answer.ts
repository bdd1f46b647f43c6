import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip'

/** An answer ready to be sent, and its compressed forms once somebody has asked for one. */
export type Answer = {
  headers: Record<string, string | string[]>
  body: Buffer
  etag: string
  encoded: Partial<Record<Encoding, Promise<Buffer>>>
}

const WORTH_COMPRESSING = 1024

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}

/** Weak, since the compressed forms share it. */
const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

export const toAnswer = (body: Buffer, headers: Answer['headers']): Answer => ({
  headers,
  body,
  etag: etagOf(body),
  encoded: {},
})

export const encodingsOf = ({ body }: Answer): Encoding[] =>
  body.length < WORTH_COMPRESSING ? [] : ['br', 'gzip']

export function encode(answer: Answer, encoding: Encoding): Promise<Buffer> {
  return (answer.encoded[encoding] ??= compress[encoding](answer.body))
}
