import type { Core } from '@strapi/strapi'
import type { Database } from '../database/connection'

// A new object for each column: Strapi writes the column's name into it.
const columnTypes = {
  text: () => ({ type: 'string' }),
  uniqueText: () => ({ type: 'string', column: { unique: true } }),
  /** A text that may be longer than 255 characters. */
  longText: () => ({ type: 'text' }),
  integer: () => ({ type: 'integer' }),
  boolean: () => ({ type: 'boolean' }),
  datetime: () => ({ type: 'datetime' }),
  json: () => ({ type: 'json' }),
} as const

/** Columns in which staff write of anybody in their own words. */
export type StaffTexts = {
  columns: readonly string[]
  /** The column that says when they wrote it. */
  writtenAt?: string
  /** Only rows with these values. */
  of?: Readonly<Record<string, string>>
  /** Whether a row says nothing without the email address, and is deleted with it. */
  isNothingWithout?: boolean
}

/** A plain table rather than a content type, so that neither API, panel, permissions nor drafts apply. */
export type OwnTable = {
  name: string
  /** The columns beside the id, which grows in the order of arrival. */
  columns: Readonly<Record<string, keyof typeof columnTypes>>
  /**
   * No index may name the id: on PostgreSQL Strapi does not recognise an index that names it, and would try to
   * create it again at the next change of the schema.
   */
  indexes?: readonly { name: string; columns: readonly string[] }[]
  /** The columns in which an erased email address is looked for. */
  staffTexts?: readonly StaffTexts[]
}

/** Lets Strapi create the table, and new columns of it, at the start. */
export const addTable = (
  strapi: Core.Strapi,
  { name, columns, indexes = [], staffTexts = [] }: OwnTable,
) =>
  strapi.get('models').add({
    uid: `app::${name}`,
    singularName: name,
    tableName: name,
    attributes: {
      id: { type: 'increments' },
      ...Object.fromEntries(
        Object.entries(columns).map(([column, type]) => [column, columnTypes[type]()]),
      ),
    },
    indexes: indexes.map(({ name: index, columns: of }) => ({ name: index, columns: [...of] })),
    staffTexts,
  })

/** The columns of all tables in which staff write. */
export const staffTextsIn = ({ metadata }: Database): (StaffTexts & { table: string })[] =>
  [...metadata.values()].flatMap((model) => {
    const { staffTexts = [] } = model as { staffTexts?: OwnTable['staffTexts'] }
    return staffTexts.map((texts) => ({ table: model.tableName, ...texts }))
  })
