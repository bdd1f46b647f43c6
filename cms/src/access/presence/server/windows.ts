import { wallClock } from '@app/contract'
import { connectionOf, type Database } from '../../../platform/database/connection'
import { type Present, TELL_MS } from '../shared/calls'
import type { Shown } from '../../routes/presence-target'
import { PRESENCE } from './table'

/** A window that missed two calls is closed, hidden or without a connection. */
const GONE_MS = 2.5 * TELL_MS

/** The most windows of one account: more would fill the lists of its colleagues. */
const MAX_WINDOWS = 20

type Window = { windowId: string; userId: number; name: string; isTyping: boolean }
type Row = { user_id: number; name: string; is_typing: boolean | number; since: string }

const goneBy = () => new Date(wallClock() - GONE_MS)

/** Notes that a window shows this entry, and no other any more. */
export async function note(db: Database, entry: Shown, window: Window) {
  const connection = await connectionOf(db)
  const { windowId, userId, name, isTyping } = window
  const seen = { name, is_typing: isTyping, seen_at: new Date() }
  const own = { window_id: windowId, user_id: userId }
  const here = { ...own, type: entry.type, entry_id: entry.entryId }
  await connection(PRESENCE).where('seen_at', '<', goneBy()).delete()
  await connection(PRESENCE).where(own).whereNot('entry_id', entry.entryId).delete()
  if ((await connection(PRESENCE).where(here).update(seen)) > 0) return
  await connection(PRESENCE).insert({ ...here, ...seen, since: new Date() })
  const mine = connection(PRESENCE).where({ user_id: userId })
  const newest = mine.clone().select('id').orderBy('id', 'desc').limit(MAX_WINDOWS)
  await mine.whereNotIn('id', newest).delete()
}

type Own = Pick<Window, 'windowId' | 'userId'>

export async function forget(db: Database, { type, entryId }: Shown, { windowId, userId }: Own) {
  const connection = await connectionOf(db)
  await connection(PRESENCE)
    .where({ type, entry_id: entryId, window_id: windowId, user_id: userId })
    .delete()
}

/** Who else shows this entry, in the order in which they came. */
export async function othersAt(
  db: Database,
  { type, entryId }: Shown,
  { windowId, userId }: Own,
): Promise<Present[]> {
  const connection = await connectionOf(db)
  const rows: Row[] = await connection(PRESENCE)
    .where({ type, entry_id: entryId })
    .where('seen_at', '>=', goneBy())
    .whereRaw('not (window_id = ? and user_id = ?)', [windowId, userId])
    .orderBy('id')
    .select('user_id', 'name', 'is_typing', 'since')
  return rows.map((row) => ({
    name: row.name,
    isSelf: row.user_id === userId,
    isTyping: Boolean(row.is_typing),
    since: new Date(row.since),
  }))
}
