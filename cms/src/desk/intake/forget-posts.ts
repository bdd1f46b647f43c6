import { type Database, connectionOf } from '../../platform/database/connection'

type Undone = { references?: readonly string[]; persons: readonly string[] }

/**
 * Deletes the idempotency keys of posts whose effect is undone, so that the same post does its work again. Where a form
 * stores one row per person, only the first post gets the reference of that row: the others are found by the hash of
 * the person.
 */
export async function forgetPosts(db: Database, { references = [], persons }: Undone) {
  const connection = await connectionOf(db)
  await connection(db.metadata.get('api::intake.idempotency-key').tableName)
    .whereIn('reference', [...references])
    .orWhereIn('person', [...persons])
    .delete()
}
