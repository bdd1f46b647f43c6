import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A body in each encoding that a browser may request, with its ETag. Photos and fonts have `identity` alone. */
export type Encoded = {
  tag: string
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
}

/** Derived from the content: a page that did not change keeps its ETag across revisions. */
export const tagOf = (body: Buffer) =>
  createHash('sha256').update(body).digest('base64url').slice(0, 20)

/** A body without compressed copies: its format is compressed already, or it is compressed later or not at all. */
export const unencoded = (body: Buffer): Encoded => ({
  tag: tagOf(body),
  bodies: { identity: body },
})

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quality 11 is a tenth smaller than 9 and takes twenty times as long. */
export const brotliOf = (body: Buffer, quality: 5 | 9 | 11) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Measured on the home page, which these make 26 bytes smaller.
      [constants.BROTLI_PARAM_NPOSTFIX]: 2,
      [constants.BROTLI_PARAM_NDIRECT]: 16,
    },
  })

export async function encode(body: Buffer, quality: 5 | 9 = 9): Promise<Encoded> {
  const [br, gz] = await Promise.all([brotliOf(body, quality), zip(body, { level: 9 })])
  return { tag: tagOf(body), bodies: { br, gzip: gz, identity: body } }
}

/** Compresses a body that is sent only once, while its visitor waits: higher levels than 5 take too long for that. */
export async function encodeOnce(body: Buffer, encoding: Encoding) {
  if (encoding === 'br') return { encoding, body: await brotliOf(body, 5) }
  if (encoding === 'gzip') return { encoding, body: await zip(body, { level: 5 }) }
  return { encoding, body }
}

/** The same content with its Brotli body compressed as far as possible; `encode` does so with gzip already. */
export async function recompress<T extends Encoded>(content: T): Promise<T> {
  const br = await brotliOf(content.bodies.identity, 11)
  return { ...content, bodies: { ...content.bodies, br } }
}
