import { AsyncLocalStorage } from 'node:async_hooks'
import { type Database, connectionOf } from '../../../../platform/database/connection'
import { staffName } from '../../../../platform/actor'
import type { StaffUser } from '../../../../platform/strapi/staff'
import type { Snapshot } from '../../../../content/snapshot'
import { VERSIONS } from './table'
import type { VersionEvent } from '../../../shared/version-events'

const PER_ENTRY = 50
const MAX_LABELS = 12

type Entry = { uid: string; documentId: string }
type Version = { event: VersionEvent; changed: string[]; snapshot: Snapshot; user?: StaffUser }

const eventOfWork = new AsyncLocalStorage<VersionEvent>()

/** Runs work whose versions are kept with this event, whichever action of Strapi makes them. */
export const saveAs = <Result>(event: VersionEvent, work: () => Promise<Result>) =>
  eventOfWork.run(event, work)

export const savedAs = () => eventOfWork.getStore()

/**
 * Adds an entry's newest version, and deletes its oldest beyond fifty: but none that was published, not the first,
 * and not the newest of each author, however often a colleague saves.
 */
export async function keepVersion(db: Database, entry: Entry, version: Version): Promise<number> {
  const { event, changed, snapshot, user } = version
  const connection = await connectionOf(db)
  const [inserted]: { id: number }[] = await connection(VERSIONS)
    .insert({
      type: entry.uid,
      entry_id: entry.documentId,
      at: new Date(),
      actor_id: user?.id ?? null,
      actor_name: user ? staffName(user) : 'System',
      event,
      changed: JSON.stringify([...new Set(changed)].slice(0, MAX_LABELS)),
      entry: JSON.stringify(snapshot),
    })
    .returning('id')
  if (!inserted) throw new Error('The database did not return the id of a version.')
  await forgetOldest(db, entry)
  return inserted.id
}

async function forgetOldest(db: Database, { uid, documentId }: Entry) {
  const connection = await connectionOf(db)
  const ofEntry = { type: uid, entry_id: documentId }
  const [oldest]: { id: number }[] = await connection(VERSIONS)
    .where(ofEntry)
    .orderBy('id', 'desc')
    .offset(PER_ENTRY - 1)
    .limit(1)
    .select('id')
  if (!oldest) return
  const newestOfEach = connection(VERSIONS).where(ofEntry).groupBy('actor_id').max('id')
  await connection(VERSIONS)
    .where(ofEntry)
    .where('id', '<', oldest.id)
    .where('id', '>', connection(VERSIONS).where(ofEntry).min('id'))
    .whereNotIn('id', newestOfEach)
    .whereNot({ event: 'publish' satisfies VersionEvent })
    .delete()
}
