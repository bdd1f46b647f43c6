export type Section = { __component: string } & Record<string, unknown>

/** Its heading, or its kind in words. */
export const nameOf = ({ __component, title }: Section): string =>
  typeof title === 'string' && title !== ''
    ? title
    : __component.replace(/^.*\./, '').replaceAll('-', ' ')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Strapi keeps each part under an id of its own; pictures stay the ones that they are. */
export function copyOf<Value>(value: Value): Value
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => copyOf(each))
  if (!isObject(value) || 'mime' in value) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, copyOf(part)]])),
  )
}
