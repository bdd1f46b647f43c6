import type { Core } from '@strapi/strapi'
import { hashFile } from '../../../platform/hash-file'
import { ERASURES } from './table'

export const erasuresFile = hashFile('erasures.jsonl', 'erasedAt')

/** When each person was erased, by hash. */
export async function erasuresInDatabase({ db }: Core.Strapi): Promise<Map<string, Date>> {
  const rows: { hash: string; erased_at: Date | number }[] = await db
    .connection(ERASURES)
    .select('hash', 'erased_at')
  return new Map(rows.map(({ hash, erased_at: erasedAt }) => [hash, new Date(erasedAt)]))
}
