import type { OwnTable } from '../../platform/strapi/own-table'
import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Revision } from './revision-clock'

const TABLE = 'app_revision'
const ROW = { id: 1 }
const COLUMNS = ['epoch', 'value']

type Connection = Core.Strapi['db']['connection']

export const ownRevisionTable: OwnTable = {
  name: TABLE,
  columns: {
    epoch: 'text',
    value: 'integer',
  },
}

export function revisionTable(strapi: Core.Strapi) {
  const table = (connection: Connection = strapi.db.connection) => {
    const schema = strapi.db.getSchemaName()
    return schema ? connection(TABLE).withSchema(schema) : connection(TABLE)
  }

  return {
    async read(): Promise<Revision> {
      const [revision]: Revision[] = await table().select(COLUMNS).where(ROW)
      if (!revision) throw new Error('The revision table is empty.')
      return revision
    },

    /** The database increments, so that concurrent writers never overwrite each other. */
    async increment(transaction?: Connection): Promise<Revision | undefined> {
      const [revision]: Revision[] = await table(transaction)
        .where(ROW)
        .increment('value', 1)
        .returning(COLUMNS)
      return revision
    },

    /** Each start begins a new epoch, so that a restored backup or new code never repeats a revision. */
    async startEpoch(): Promise<Revision> {
      const epoch = randomBytes(4).toString('hex')
      await table()
        .insert({ ...ROW, epoch, value: 0 })
        .onConflict('id')
        .ignore()
      await table().where(ROW).update({ epoch })
      await this.increment()
      return this.read()
    },
  }
}

export type RevisionTable = ReturnType<typeof revisionTable>
