import slugify from '@sindresorhus/slugify'

/** The column holds 120 characters; the remainder leaves room for a numeric suffix. */
const MAX_LENGTH = 100

export const slugOf = (title: string) =>
  slugify(title, { decamelize: false }).slice(0, MAX_LENGTH).replace(/-+$/, '')
