import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A body in the forms that a browser may ask for, with its tag; pictures and fonts have one form only. */
export type Encoded = {
  tag: string
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
}

/** By content: the same words keep their tag, whatever was published meanwhile. */
export const tagOf = (body: Buffer) =>
  createHash('sha256').update(body).digest('base64url').slice(0, 20)

export const asItIs = (body: Buffer): Encoded => ({ tag: tagOf(body), bodies: { identity: body } })

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quality 11 is a tenth smaller than 9 and takes twenty times as long. */
const brotliOf = (body: Buffer, quality: 5 | 9 | 11) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

export async function encode(body: Buffer, quality: 5 | 9 = 9): Promise<Encoded> {
  const [br, gz] = await Promise.all([brotliOf(body, quality), zip(body, { level: 9 })])
  return { tag: tagOf(body), bodies: { br, gzip: gz, identity: body } }
}

/** The same body, as small as it gets. */
export async function pressed<T extends Encoded>(content: T): Promise<T> {
  const br = await brotliOf(content.bodies.identity, 11)
  return { ...content, bodies: { ...content.bodies, br } }
}

/** The best form that an Accept-Encoding header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const accepted = new Map<string, number>()
  for (const part of header.toLowerCase().split(',').slice(0, 20)) {
    const [name = '', ...parameters] = part.trim().split(';')
    const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
    accepted.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  const weightOf = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? 0
  return encodings.find((name) => name !== 'identity' && weightOf(name) > 0) ?? 'identity'
}

/** Tags differ by form, and are weak: one form may be pressed harder later, to other bytes. */
export const tagFor = (tag: string, encoding: Encoding) =>
  encoding === 'identity' ? `W/"${tag}"` : `W/"${tag}-${encoding}"`

export function isSame(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((candidate) => bare(candidate) === bare(etag))
}
