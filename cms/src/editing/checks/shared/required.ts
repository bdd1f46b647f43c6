import type { FoundField } from '../../../content/shared/fields'

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** The fields that the site needs and that hold nothing yet: a draft may be saved so, but not published. */
export const emptyRequired = (fields: FoundField[]) =>
  fields
    .filter(({ isRequired, value }) => isRequired === true && isEmpty(value))
    .map(({ path, named, value }) => ({ path, value, message: `${named}: this is empty.` }))
