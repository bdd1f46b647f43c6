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

/** The compressors answer with the beginning of 16 KB, which a small body would hold for as long as it is kept. */
const trimmed = (body: Buffer) => Buffer.from(Uint8Array.from(body).buffer)

/**
 * Quality 11 is a tenth smaller than 9 and takes forty times as long. With a window over 64 KB, 9 takes ten times as
 * long for at most a hundredth less: its encoder then clears 34 MB first.
 */
export const brotliOf = async (body: Buffer, quality: 9 | 11) =>
  trimmed(
    await brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: quality === 9 ? 16 : constants.BROTLI_DEFAULT_WINDOW,
        // Measured on the home page, which these make 26 bytes smaller.
        [constants.BROTLI_PARAM_NPOSTFIX]: 2,
        [constants.BROTLI_PARAM_NDIRECT]: 16,
      },
    }),
  )

const gzipOf = async (body: Buffer, level: 5 | 9) => trimmed(await zip(body, { level }))

export async function encode(body: Buffer): Promise<Encoded> {
  const [br, gz] = await Promise.all([brotliOf(body, 9), gzipOf(body, 9)])
  return { tag: tagOf(body), bodies: { br, gzip: gz, identity: body } }
}

/** Compresses a body that is sent only once, while its visitor waits: a higher level of gzip takes too long for that. */
export async function encodeOnce(body: Buffer, encoding: Encoding) {
  if (encoding === 'br') return { encoding, body: await brotliOf(body, 9) }
  if (encoding === 'gzip') return { encoding, body: await gzipOf(body, 5) }
  return { encoding, body }
}

/** The same content with its Brotli body compressed as far as possible; `encode` does so with gzip already. */
export async function recompress<T extends Encoded>(content: T): Promise<T> {
  const br = await brotliOf(content.bodies.identity, 11)
  return { ...content, bodies: { ...content.bodies, br } }
}
