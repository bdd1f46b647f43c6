import type { BlockName } from '@beam/contract'

export type MediaIds = ReadonlyMap<string, number>

const isImage = (value: object): value is { name: string; src: string } =>
  'src' in value && 'alt' in value && 'name' in value

/** Content as the contract writes it → data as Strapi takes it: components named, pictures by id. */
export function toStrapi(value: unknown, media: MediaIds): unknown {
  if (Array.isArray(value)) return value.map((entry) => toStrapi(entry, media))
  if (typeof value !== 'object' || value === null) return value
  if (isImage(value)) {
    const id = media.get(value.name)
    if (id === undefined)
      throw new Error(`The content names a picture that is not in seed/media: ${value.name}`)
    return id
  }
  const entries = Object.entries(value).map(([key, child]) =>
    key === 'block'
      ? ['__component', `blocks.${child as BlockName}`]
      : [key, toStrapi(child, media)],
  )
  return Object.fromEntries(entries) as unknown
}
