import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A body in every form a browser may ask for, with its tag. */
export type Encoded = { tag: string; bodies: Record<Encoding, Buffer> }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function encode(body: Buffer, quality = 9): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body, { level: 9 }),
  ])
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 20)
  return { tag, bodies: { br, gzip: gz, identity: body } }
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

/** Tags differ by form, as two forms are different bytes. */
export const tagFor = (tag: string, encoding: Encoding) =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`

export function isSame(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
