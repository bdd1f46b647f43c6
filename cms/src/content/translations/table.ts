import type { OwnTable } from '../../platform/strapi/own-table'

export const TRANSLATIONS = 'app_translations'

/** Which entry is another in another language; which language that is, its slug says. */
export const translationTable: OwnTable = {
  name: TRANSLATIONS,
  columns: {
    /** The document of the translation, and that of what it translates. */
    entry: 'uniqueText',
    source: 'text',
    uid: 'text',
    language: 'text',
    /** Source and language: an entry has one translation into each. */
    pair: 'uniqueText',
    /** The source as it was when the translation was last made equal to it. */
    seen: 'longText',
    /** Whether what visitors read of the source has changed since. */
    behind: 'boolean',
  },
  indexes: [{ name: 'app_translations_source', columns: ['source'] }],
}
