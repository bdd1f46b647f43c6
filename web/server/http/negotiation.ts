import { type Encoding, encodings } from '../encoded'

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
