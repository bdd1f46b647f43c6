/** Media library ids by file name. */
export type MediaIds = ReadonlyMap<string, number>

const isImage = (value: object): value is { name: string; src: string } =>
  'src' in value && 'alt' in value && 'name' in value

/** The names of all pictures in a piece of content. */
export function picturesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return isImage(content) ? [content.name] : Object.values(content).flatMap(picturesIn)
}

/** Seed content in the shape Strapi expects: blocks become components, images become media ids. */
export function toStrapi(content: Record<string, unknown>, media: MediaIds): object {
  return Object.fromEntries(
    Object.entries(content).map(([key, child]) =>
      key === 'block'
        ? ['__component', `blocks.${String(child)}`]
        : [key, valueToStrapi(child, media)],
    ),
  )
}

function valueToStrapi(value: unknown, media: MediaIds): unknown {
  if (Array.isArray(value)) return value.map((entry) => valueToStrapi(entry, media))
  if (typeof value !== 'object' || value === null) return value
  if (!isImage(value)) return toStrapi({ ...value }, media)
  const id = media.get(value.name)
  if (id === undefined)
    throw new Error(`The content refers to seed/media/${value.name}, which does not exist.`)
  return id
}
