import type { Core } from '@strapi/strapi'
import type { Connection } from '../../../platform/database/connection'

export const SUBMISSIONS = 'beam_submissions'
export const NOTES = 'beam_submission_notes'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })
const integer = () => ({ type: 'integer' as const })
const datetime = () => ({ type: 'datetime' as const })
const long = () => ({ type: 'text' as const })

const index = (table: string, columns: string[], type?: 'unique') => ({
  name: `${table}_${columns.join('_')}_index`,
  columns,
  ...(type && { type }),
})

/**
 * Plain tables rather than content types, so no content API, content-manager route or draft can reach
 * them. `beam_submissions` has one narrow row per submission of any form, written in the
 * submission's transaction; its ids grow in order of arrival, so they also serve as the list's cursor.
 */
export function addInboxTables(strapi: Core.Strapi) {
  strapi.get('models').add({
    uid: 'beam::submission',
    singularName: SUBMISSIONS,
    tableName: SUBMISSIONS,
    attributes: {
      id: { type: 'increments' },
      form: text(),
      reference: { ...text(), column: { unique: true } },
      receivedAt: datetime(),
      state: text(),
      assigneeId: integer(),
      name: text(),
      email: text(),
      company: text(),
      about: text(),
      searchText: long(),
      spamScore: integer(),
      spamReasons: { type: 'json' },
      /** Counts the changes by staff: a change to an older version is refused. */
      version: integer(),
      /** When staff first moved it out of "new" and "in review". */
      answeredAt: datetime(),
      closedAt: datetime(),
    },
    indexes: [index(SUBMISSIONS, ['received_at'])],
  })
  strapi.get('models').add({
    uid: 'beam::submission-note',
    singularName: NOTES,
    tableName: NOTES,
    attributes: {
      id: { type: 'increments' },
      submissionId: integer(),
      authorId: integer(),
      authorName: text(),
      writtenAt: datetime(),
      text: long(),
      /** Of a reply by email: its row in the outbox. */
      mailId: integer(),
    },
    indexes: [index(NOTES, ['submission_id'])],
  })
}

const listIndexes = {
  states: ['form', 'state', 'id'],
  assignees: ['assignee_id', 'form', 'state', 'id'],
  /** The home page counts arrivals and answers by form, from this index alone. */
  arrivals: ['received_at', 'form', 'state', 'answered_at'],
} as const

type ListIndex = keyof typeof listIndexes

export const nameOfIndex = (name: ListIndex) => `${SUBMISSIONS}_${listIndexes[name].join('_')}`

/**
 * They aren't defined in the models because on PostgreSQL Strapi does not recognise
 * an index that includes the id, and would try to create it again at the next schema change.
 */
export async function createListIndexes(connection: Connection) {
  for (const name of Object.keys(listIndexes) as ListIndex[])
    await connection.raw(
      `create index if not exists ${nameOfIndex(name)} on ${SUBMISSIONS} (${listIndexes[name].join(', ')})`,
    )
}
