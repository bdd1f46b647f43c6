import type { Core } from '@strapi/strapi'

// A new object for each column: Strapi writes the column's name into it.
const columnTypes = {
  text: () => ({ type: 'string' }),
  uniqueText: () => ({ type: 'string', column: { unique: true } }),
  /** Longer than 255 characters. */
  longText: () => ({ type: 'text' }),
  integer: () => ({ type: 'integer' }),
  boolean: () => ({ type: 'boolean' }),
  datetime: () => ({ type: 'datetime' }),
  json: () => ({ type: 'json' }),
} as const

/** A plain table rather than a content type, so that neither API, panel, permissions nor drafts apply. */
export type OwnTable = {
  name: string
  /** Beside the id, which grows in the order of arrival. */
  columns: Readonly<Record<string, keyof typeof columnTypes>>
  /**
   * None with the id: on PostgreSQL Strapi does not recognise an index that names it, and would try to
   * create it again at the next change of the schema.
   */
  indexes?: readonly { name: string; columns: readonly string[] }[]
}

/** Lets Strapi create the table, and new columns of it, at the start. */
export const addTable = (strapi: Core.Strapi, { name, columns, indexes = [] }: OwnTable) =>
  strapi.get('models').add({
    uid: `beam::${name}`,
    singularName: name,
    tableName: name,
    attributes: {
      id: { type: 'increments' },
      ...Object.fromEntries(
        Object.entries(columns).map(([column, type]) => [column, columnTypes[type]()]),
      ),
    },
    indexes: indexes.map(({ name: index, columns: of }) => ({ name: index, columns: [...of] })),
  })
