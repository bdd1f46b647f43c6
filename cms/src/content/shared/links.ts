import { type FoundField, isRow } from './fields'

export type Link = { path: string; named: string; url: string }

function urlsIn(richText: unknown): string[] {
  if (Array.isArray(richText)) return richText.flatMap(urlsIn)
  if (!isRow(richText)) return []
  const { type, url, children = [] } = richText
  return [...(type === 'link' && typeof url === 'string' ? [url] : []), ...urlsIn(children)]
}

/** Where the fields and texts of an entry lead. */
export const linksIn = (fields: FoundField[]): Link[] =>
  fields.flatMap(({ kind, component, path, named, value }) => {
    if (kind === 'address') return typeof value === 'string' ? [{ path, named, url: value }] : []
    const isRichText = Array.isArray(value) && component === undefined
    return isRichText ? urlsIn(value).map((url) => ({ path, named, url })) : []
  })
