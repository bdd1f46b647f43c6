type QueryValue =
  string | number | boolean | null | undefined | QueryValue[] | { [name: string]: QueryValue }

export type Query = { [name: string]: QueryValue }

/** The service's own signs stay readable, as it documents them: filters[slug][$eq]=… */
const named = (name: string) => encodeURIComponent(name).replaceAll('%24', '$')

/** Nested values in bracket notation; what is null or undefined is left out. */
export const toQueryString = (query: Query): string =>
  Object.entries(query)
    .flatMap(([name, value]) => pairs(named(name), value))
    .join('&')

function pairs(name: string, value: QueryValue): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [`${name}=${encodeURIComponent(value)}`]
  return Object.entries(value).flatMap(([key, child]) => pairs(`${name}[${named(key)}]`, child))
}
