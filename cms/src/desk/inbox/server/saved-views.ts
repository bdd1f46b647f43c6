import type { OwnTable } from '../../../platform/strapi/own-table'
import { type Database, type Connection, connectionOf } from '../../../platform/database/connection'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import { MAX_VIEWS, type SavedView } from '../shared/calls'

const VIEWS = 'app_inbox_views'

/** A person's own views of the inbox: a name, and the filter as a query string. */
export const viewTable: OwnTable = {
  name: VIEWS,
  columns: {
    user_id: 'integer',
    name: 'text',
    query: 'longText',
  },
  staffTexts: [{ columns: ['name', 'query'], isNothingWithout: true }],
}

/** Makes a name unique among a person’s views, and deletes the views of deleted accounts. */
export async function prepareViews(connection: Connection) {
  await connection.raw(
    `create unique index if not exists ${VIEWS}_user_id_name on ${VIEWS} (user_id, name)`,
  )
  await connection(VIEWS).whereNotIn('user_id', connection('admin_users').select('id')).delete()
}

export const viewsOf = async (db: Database, userId: number): Promise<SavedView[]> => {
  const connection = await connectionOf(db)
  return connection(VIEWS)
    .select('id', 'name', 'query')
    .where({ user_id: userId })
    .orderBy('name')
    .orderBy('id')
}

const isTaken = () => new Refused(409, 'You have a view with this name. Choose another one.')

/** Saves a view; one at a time, so that the limit holds. */
export const saveView = (db: Database, userId: number, view: Omit<SavedView, 'id'>) =>
  db.transaction(async () => {
    await takeTurn(db)
    return insertView(db, userId, view)
  })

async function insertView(
  db: Database,
  userId: number,
  { name, query }: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  const connection = await connectionOf(db)
  if ((await viewsOf(db, userId)).length >= MAX_VIEWS)
    throw new Refused(409, `You have ${MAX_VIEWS} views. Delete one before you save another.`)
  const [saved]: { id: number }[] = await connection(VIEWS)
    .insert({ user_id: userId, name, query })
    .onConflict(['user_id', 'name'])
    .ignore()
    .returning('id')
  if (!saved) throw isTaken()
  return { id: saved.id, name, query }
}

/** Returns whether the user has this view. */
export async function renameView(db: Database, userId: number, id: number, name: string) {
  const sameNamed = (await viewsOf(db, userId)).find((view) => view.name === name)
  if (sameNamed && sameNamed.id !== id) throw isTaken()
  const connection = await connectionOf(db)
  return (await connection(VIEWS).where({ id, user_id: userId }).update({ name })) > 0
}

/** Returns whether the user had this view. */
export async function deleteView(db: Database, userId: number, id: number) {
  const connection = await connectionOf(db)
  return (await connection(VIEWS).where({ id, user_id: userId }).delete()) > 0
}
