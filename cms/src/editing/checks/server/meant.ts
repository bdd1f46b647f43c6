import { createHash } from 'node:crypto'
import { connectionOf, type Database } from '../../../platform/database/connection'
import type { Finding, Meant } from '../shared/kinds'
import { MEANT } from './meant-table'

/** Older rows are deleted, and their findings listed again. */
const MAX_ROWS = 2000

type Author = { id: number; name: string }
type Row = { key: string; by: string; at: Date | string | number }

/** Names a finding by its kind, entry and message, so that it is listed again once its message changes. */
export const keyOf = ({ kind, uid, documentId, message }: Finding): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, uid, documentId, message]))
    .digest('hex')

/** By the finding's key: who said that it is meant, and when. */
export async function meantFindings(db: Database): Promise<Map<string, Meant>> {
  const connection = await connectionOf(db)
  const rows: Row[] = await connection(MEANT)
    .orderBy('id')
    .select({ key: 'key', by: 'author_name', at: 'at' })
  return new Map(rows.map(({ key, by, at }) => [key, { by, at: new Date(at).toISOString() }]))
}

/** Marks a finding as meant. False if somebody has done so before; theirs stays. */
export async function addMeant(db: Database, key: string, { id, name }: Author): Promise<boolean> {
  const connection = await connectionOf(db)
  if (await connection(MEANT).where({ key }).first('id')) return false
  await connection(MEANT).insert({ key, author_id: id, author_name: name, at: new Date() })
  const [oldest] = (await connection(MEANT)
    .orderBy('id', 'desc')
    .offset(MAX_ROWS)
    .limit(1)
    .select('id')) as { id: number }[]
  if (oldest) await connection(MEANT).where('id', '<=', oldest.id).delete()
  return true
}

export async function takeBackMeant(db: Database, key: string): Promise<boolean> {
  const connection = await connectionOf(db)
  return (await connection(MEANT).where({ key }).delete()) > 0
}
