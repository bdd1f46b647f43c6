import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Mark } from './clock'

const UID = 'beam::revision'
const TABLE = 'beam_revision'
const ROW = { id: 1 }
const COLUMNS = ['epoch', 'value']

type Connection = Core.Strapi['db']['connection']

/** A table of its own rather than a content type: no panel, no permission and no draft ever meets it. */
export const addRevisionTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: UID,
    singularName: TABLE,
    tableName: TABLE,
    attributes: {
      id: { type: 'increments' },
      epoch: { type: 'string' },
      value: { type: 'integer' },
    },
  })

export function revisionRow(strapi: Core.Strapi) {
  const table = (connection: Connection = strapi.db.connection) => {
    const schema = strapi.db.getSchemaName()
    return schema ? connection(TABLE).withSchema(schema) : connection(TABLE)
  }

  return {
    async read(): Promise<Mark> {
      const [mark] = (await table().select(COLUMNS).where(ROW)) as Mark[]
      if (!mark) throw new Error('The revision has no row yet.')
      return mark
    },

    /** Counted by the database, so that programs that write at the same time don't lose each other's step. */
    async bump(transaction?: Connection): Promise<Mark | undefined> {
      const [mark] = (await table(transaction)
        .where(ROW)
        .increment('value', 1)
        .returning(COLUMNS)) as Mark[]
      return mark
    },

    /** Each start is an epoch: a restored backup or a new version of the code can't repeat an old revision. */
    async begin(): Promise<Mark> {
      const epoch = randomBytes(4).toString('hex')
      await table()
        .insert({ ...ROW, epoch, value: 0 })
        .onConflict('id')
        .ignore()
      await table().where(ROW).update({ epoch })
      return (await this.bump()) as Mark
    },
  }
}

export type RevisionRow = ReturnType<typeof revisionRow>
