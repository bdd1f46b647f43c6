import type { Snapshot } from '../../../content/snapshot'
import { connectionOf, type Database } from '../../../platform/database/connection'
import { storedJson } from '../../../platform/database/stored-json'
import type { BinnedType } from '../shared/binned'
import type { MenuPlace } from './menu-places'
import { BIN } from './table'

export type BinnedEntry = { uid: BinnedType; documentId: string }

type Facts = { title: string; address: string; deletedBy: string }

export type BinRow = Facts & { id: number; type: BinnedType; entryId: string; deletedAt: Date }

type Contents = { entry: Snapshot; wasPublished: boolean; menu: MenuPlace[] }

export type WholeRow = BinRow & Contents

const LISTED = {
  id: 'id',
  type: 'type',
  entryId: 'entry_id',
  title: 'title',
  address: 'address',
  deletedAt: 'deleted_at',
  deletedBy: 'deleted_by',
}

const WHOLE = { ...LISTED, entry: 'entry', wasPublished: 'was_published', menu: 'menu' }

const PAGE = 50

export async function addToBin(
  db: Database,
  { uid, documentId }: BinnedEntry,
  { title, address, deletedBy, entry, wasPublished, menu }: Facts & Contents,
) {
  const connection = await connectionOf(db)
  await connection(BIN).insert({
    type: uid,
    entry_id: documentId,
    title,
    address,
    entry: JSON.stringify(entry),
    was_published: wasPublished,
    menu: JSON.stringify(menu),
    deleted_at: new Date(),
    deleted_by: deletedBy,
  })
}

/** What was deleted last comes first. */
export async function listBin(db: Database, types: readonly string[], olderThan?: number) {
  const connection = await connectionOf(db)
  const query = connection(BIN)
    .whereIn('type', [...types])
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .select(LISTED)
  if (olderThan !== undefined) query.where('id', '<', olderThan)
  const rows: BinRow[] = await query
  return {
    rows: rows.slice(0, PAGE).map((row) => ({ ...row, deletedAt: new Date(row.deletedAt) })),
    hasOlder: rows.length > PAGE,
  }
}

type Key = { id: number; type: string }

export async function findInBin(db: Database, key: Key): Promise<WholeRow | undefined> {
  const connection = await connectionOf(db)
  const row: WholeRow | undefined = await connection(BIN).where(key).first(WHOLE)
  return (
    row && {
      ...row,
      deletedAt: new Date(row.deletedAt),
      entry: storedJson(row.entry),
      wasPublished: Boolean(row.wasPublished),
      menu: storedJson(row.menu),
    }
  )
}

/** Takes a row out of the bin. Of several calls at once, one gets the row and the others get undefined. */
export async function takeFromBin(db: Database, key: Key): Promise<WholeRow | undefined> {
  const row = await findInBin(db, key)
  const connection = await connectionOf(db)
  const taken = await connection(BIN).where(key).delete()
  return taken > 0 ? row : undefined
}
