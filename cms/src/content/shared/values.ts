export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/**
 * Whether a value does not name its relations: a form holds what was added and removed, a stored entry their number.
 */
export const isUnknownRelation = (value: unknown) =>
  isFields(value) && ('connect' in value || 'disconnect' in value || 'count' in value)

export const isRichText = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.every((node) => isFields(node) && typeof node['type'] === 'string' && 'children' in node)
