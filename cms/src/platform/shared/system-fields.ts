/** Of every entry, set by Strapi. */
export const systemFields = [
  'id',
  'documentId',
  'locale',
  'localizations',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'publishedAt',
] as const
