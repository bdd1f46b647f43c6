import { storedJson } from '../../../../platform/database/stored-json'
import {
  type Connection,
  type Database,
  connectionOf,
} from '../../../../platform/database/connection'
import type { Snapshot } from '../../../../content/snapshot'
import { VERSIONS } from './table'
import { liveEvents, type VersionEvent } from '../../../shared/version-events'

type Entry = { uid: string; documentId: string }

export type VersionRow = {
  id: number
  at: string
  actorName: string
  event: VersionEvent
  changed: string[]
}

const LISTED = { id: 'id', at: 'at', actorName: 'actor_name', event: 'event', changed: 'changed' }

const toRow = ({ changed, at, ...row }: VersionRow): VersionRow => ({
  ...row,
  at: new Date(at).toISOString(),
  changed: storedJson(changed),
})

const versionsOf = (connection: Connection, { uid, documentId }: Entry) =>
  connection(VERSIONS).where({ type: uid, entry_id: documentId })

/** Newest first, without the entries themselves. */
export async function listVersions(db: Database, entry: Entry): Promise<VersionRow[]> {
  const connection = await connectionOf(db)
  const rows: VersionRow[] = await versionsOf(connection, entry)
    .orderBy('id', 'desc')
    .select(LISTED)
  return rows.map(toRow)
}

type WithEntry = VersionRow & { entry: Snapshot }

const withEntry = (row: WithEntry | undefined): WithEntry | null =>
  row ? { ...toRow(row), entry: storedJson(row.entry) } : null

export async function newestVersion(db: Database, entry: Entry): Promise<WithEntry | null> {
  const connection = await connectionOf(db)
  const row: WithEntry | undefined = await versionsOf(connection, entry)
    .orderBy('id', 'desc')
    .first({ ...LISTED, entry: 'entry' })
  return withEntry(row)
}

/**
 * What was published last before this version, even if it left the site in between; null if nothing was, or it is no
 * longer kept.
 */
export async function publishedBefore(db: Database, entry: Entry, id: number) {
  const connection = await connectionOf(db)
  const row: WithEntry | undefined = await versionsOf(connection, entry)
    .where('id', '<', id)
    .whereIn('event', [...liveEvents])
    .orderBy('id', 'desc')
    .first({ ...LISTED, entry: 'entry' })
  return withEntry(row)
}

export async function findVersion(
  db: Database,
  entry: Entry,
  id: number,
): Promise<WithEntry | null> {
  const connection = await connectionOf(db)
  const row: WithEntry | undefined = await versionsOf(connection, entry)
    .where({ id })
    .first({ ...LISTED, entry: 'entry' })
  return withEntry(row)
}
