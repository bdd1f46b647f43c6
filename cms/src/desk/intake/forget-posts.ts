import { type Database, connectionOf } from '../../platform/database/connection'

type Undone = { references?: readonly string[]; persons: readonly string[] }

/**
 * Forgets the idempotency keys of posts whose effect is undone: the same post again does its work again. Of a form
 * that stores one row per person, only the first post gets the reference of that row.
 */
export async function forgetPosts(db: Database, { references = [], persons }: Undone) {
  const connection = await connectionOf(db)
  await connection(db.metadata.get('api::intake.idempotency-key').tableName)
    .whereIn('reference', [...references])
    .orWhereIn('person', [...persons])
    .delete()
}
