import { type Database, connectionOf } from '../database/connection'
import { NOTES } from '../inbox/tables'

type Note = { id: number; text: string }

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+[^\s<>"'(),;:.]/g
const ERASED = '[erased address]'

/** Staff notes on any submission that contain this address. */
export async function notesMentioning(db: Database, address: string): Promise<Note[]> {
  const connection = await connectionOf(db)
  const pattern = `%${address.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return connection(NOTES)
    .select('id', 'text')
    .whereRaw(`lower(text) like ? escape '\\'`, [pattern])
}

/** The note without the erased addresses, or null if it contains none. */
function withoutAddresses(text: string, isErased: (address: string) => boolean) {
  const changed = text.replace(ADDRESS, (address) => (isErased(address) ? ERASED : address))
  return changed === text ? null : changed
}

export async function eraseMentions(
  db: Database,
  notes: readonly Note[],
  isErased: (address: string) => boolean,
) {
  const connection = await connectionOf(db)
  for (const { id, text } of notes) {
    const changed = withoutAddresses(text, isErased)
    if (changed !== null) await connection(NOTES).where({ id }).update({ text: changed })
  }
}
