type QueryValue =
  string | number | boolean | null | undefined | QueryValue[] | { [name: string]: QueryValue }

export type Query = { [name: string]: QueryValue }

/** Strapi's `$` operators stay readable: filters[slug][$eq]=… */
const encodeName = (name: string) => encodeURIComponent(name).replaceAll('%24', '$')

/** Nested values in bracket notation, as Strapi parses them. Null and undefined are left out. */
export const toQueryString = (query: Query): string =>
  Object.entries(query)
    .flatMap(([name, value]) => pairs(encodeName(name), value))
    .join('&')

function pairs(name: string, value: QueryValue): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [`${name}=${encodeURIComponent(value)}`]
  return Object.entries(value).flatMap(([key, child]) =>
    pairs(`${name}[${encodeName(key)}]`, child),
  )
}
