import { LRUCache } from 'lru-cache'
import { type Encoding, encodings } from '../encoded'

/** The chosen encoding for each Accept-Encoding header, of which browsers send only a handful. */
const chosen = new LRUCache<string, Encoding>({ max: 100 })

/** The smallest encoding that an Accept-Encoding header allows. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity'
  const text = String(header)
  const known = chosen.get(text)
  if (known) return known
  const encoding = parseAcceptEncoding(text)
  chosen.set(text, encoding)
  return encoding
}

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Map<string, number>()
  // No browser names more than a few.
  for (const part of header.toLowerCase().split(',').slice(0, 20)) {
    const [name = '', ...parameters] = part.trim().split(';')
    const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
    accepted.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  const weightOf = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? 0
  return encodings.find((name) => name !== 'identity' && weightOf(name) > 0) ?? 'identity'
}

/** One ETag per encoding; weak, because a page may be recompressed to other bytes later. */
export const tagFor = (tag: string, encoding: Encoding) =>
  encoding === 'identity' ? `W/"${tag}"` : `W/"${tag}-${encoding}"`

/** Whether an If-None-Match header contains this ETag, by weak comparison. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((candidate) => opaque(candidate) === opaque(etag))
}
