import type { OwnTable } from '../../../platform/strapi/own-table'
import { SUSPICIOUS } from '../../intake/shared/spam-reasons'
import type { Connection } from '../../../platform/database/connection'

export const SUBMISSIONS = 'app_submissions'
export const NOTES = 'app_submission_notes'

const index = (table: string, columns: string[]) => ({
  name: `${table}_${columns.join('_')}_index`,
  columns,
})

/**
 * One narrow row per submission of any form, written in the submission's transaction; its ids grow in
 * order of arrival, so they also serve as the list's cursor.
 */
export const submissionTable: OwnTable = {
  name: SUBMISSIONS,
  columns: {
    form: 'text',
    reference: 'uniqueText',
    received_at: 'datetime',
    state: 'text',
    assignee_id: 'integer',
    name: 'text',
    email: 'text',
    company: 'text',
    about: 'text',
    /** The code of the language that the visitor read; null for the site's own. */
    language: 'text',
    search_text: 'longText',
    spam_score: 'integer',
    spam_reasons: 'json',
    /** Counts the changes of state and assignee: a change that is based on an older version is refused. */
    version: 'integer',
    /** When it was last moved out of "new" and "in review"; null while it is in one of these states. */
    answered_at: 'datetime',
    closed_at: 'datetime',
  },
  indexes: [index(SUBMISSIONS, ['received_at'])],
}

export const noteTable: OwnTable = {
  name: NOTES,
  columns: {
    submission_id: 'integer',
    author_id: 'integer',
    author_name: 'text',
    written_at: 'datetime',
    text: 'longText',
    /** The row in the outbox, if the text was sent as a reply. */
    mail_id: 'integer',
  },
  indexes: [index(NOTES, ['submission_id'])],
  staffTexts: [{ columns: ['text'], writtenAt: 'written_at' }],
}

const listIndexes = {
  states: ['form', 'state', 'id'],
  assignees: ['assignee_id', 'form', 'state', 'id'],
  /** The home page counts arrivals and answers by form, from this index alone. */
  arrivals: ['received_at', 'form', 'state', 'answered_at'],
} as const

/** What an index is limited to. Queries write it out too: with a bound value the database would not use the index. */
export const SUSPECT = `spam_score >= ${SUSPICIOUS}`

type ListIndex = keyof typeof listIndexes

export const nameOfIndex = (name: ListIndex) => `${SUBMISSIONS}_${listIndexes[name].join('_')}`

/**
 * The indexes of the list. They aren't defined in the models because on PostgreSQL Strapi does not recognise
 * an index that includes the id, and would try to create it again at the next schema change.
 */
export async function createListIndexes(connection: Connection) {
  await connection.raw(
    `create index if not exists ${SUBMISSIONS}_suspect on ${SUBMISSIONS} (form, state, id) where ${SUSPECT}`,
  )
  for (const name of Object.keys(listIndexes) as ListIndex[])
    await connection.raw(
      `create index if not exists ${nameOfIndex(name)} on ${SUBMISSIONS} (${listIndexes[name].join(', ')})`,
    )
}
