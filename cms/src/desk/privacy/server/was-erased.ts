import { type Database, connectionOf } from '../../../platform/database/connection'
import { personHash } from '../../../platform/person-hash'
import { ERASURES } from './table'

/** Whether somebody was erased at this moment or later. */
export async function wasErased(db: Database, address: string, since: Date): Promise<boolean> {
  const connection = await connectionOf(db)
  const [erased] = await connection(ERASURES)
    .select('id')
    .where({ hash: personHash(address) })
    .where('erased_at', '>=', since)
  return erased !== undefined
}
