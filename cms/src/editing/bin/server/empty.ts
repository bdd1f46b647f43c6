import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import type { Actor } from '../../../platform/actor'
import { connectionOf } from '../../../platform/database/connection'
import { VERSIONS } from '../../saving/server/versions/table'
import { DAYS_IN_BIN, isBinned } from '../shared/binned'
import { takeFromBin } from './bin'
import { isThere, noLongerInBin } from './bring-back'
import { BIN } from './table'

const DAY_MS = 24 * 60 * 60 * 1000

/** So that no transaction takes long. */
const AT_ONCE = 100

type Gone = { id: number; type: string; entryId: string }

/**
 * Deletes the versions of a deleted entry, since they contain it. They stay if the entry is there again, such as after
 * an import.
 */
async function forgetVersions(strapi: Core.Strapi, { type, entryId }: Omit<Gone, 'id'>) {
  if (isBinned(type) && (await isThere(strapi, { uid: type, documentId: entryId }))) return
  const connection = await connectionOf(strapi.db)
  await connection(VERSIONS).where({ type, entry_id: entryId }).delete()
}

export async function deleteForGood(
  strapi: Core.Strapi,
  key: { id: number; type: string },
  actor: Actor,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const row = await takeFromBin(strapi.db, key)
    if (!row) throw noLongerInBin()
    await forgetVersions(strapi, row)
    await audit(strapi.db, {
      actor,
      action: 'content.delete-for-good',
      subject: row.type,
      subjectId: row.entryId,
      detail: { title: row.title },
    })
  })
}

/** Deletes for good what nobody has brought back in time. */
export async function emptyBin(strapi: Core.Strapi) {
  for (let found = AT_ONCE; found === AT_ONCE;) found = await deleteOldest(strapi)
}

async function deleteOldest(strapi: Core.Strapi): Promise<number> {
  return strapi.db.transaction(async () => {
    const connection = await connectionOf(strapi.db)
    const rows: Gone[] = await connection(BIN)
      .where('deleted_at', '<', new Date(wallClock() - DAYS_IN_BIN * DAY_MS))
      .limit(AT_ONCE)
      .select({ id: 'id', type: 'type', entryId: 'entry_id' })
    if (rows.length === 0) return 0
    for (const { id, ...row } of rows)
      if ((await connection(BIN).where({ id }).delete()) > 0) await forgetVersions(strapi, row)
    await audit(strapi.db, {
      actor: null,
      action: 'retention.run',
      subject: 'bin',
      subjectId: '',
      detail: { count: rows.length },
    })
    return rows.length
  })
}
