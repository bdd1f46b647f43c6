import { sectionName, type Section } from '../../../content/shared/section-name'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A copy without ids, so that Strapi creates new components; media keep theirs, since they are shared. */
export function copyOf<Value>(value: Value): Value
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => copyOf(each))
  if (!isObject(value) || 'mime' in value) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, copyOf(part)]])),
  )
}

export type Deleted = { section: Section; index: number }

const isSame = (one: Section | undefined, other: Section | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one['__temp_key__'] === other['__temp_key__'] &&
  sectionName(one) === sectionName(other)

/** The section that is missing from `after`, if one is and the others stayed as they were. */
export function deletedFrom(
  before: readonly Section[],
  after: readonly Section[],
): Deleted | undefined {
  if (before.length !== after.length + 1) return undefined
  const found = before.findIndex((section, at) => !isSame(section, after[at]))
  const index = found === -1 ? after.length : found
  const section = before[index]
  const isRestSame = before.slice(index + 1).every((each, at) => isSame(each, after[index + at]))
  return section && isRestSame ? { section, index } : undefined
}
