import { audit } from '../../../access/audit/server/audit'
import type { Actor } from '../../../platform/actor'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import type { OwnTable } from '../../../platform/strapi/own-table'
import { MAX_SAVED_REPLIES, type SavedReply } from '../shared/saved-reply'
import { refuseStale, versionOf } from './stale'

const REPLIES = 'app_saved_replies'

/** What staff write again and again, with placeholders; one set for all who reply. */
export const savedReplyTable: OwnTable = {
  name: REPLIES,
  columns: {
    name: 'uniqueText',
    text: 'longText',
  },
  staffTexts: [{ columns: ['name', 'text'] }],
}

type Wording = Pick<SavedReply, 'name' | 'text'>

const withVersion = ({ id, name, text }: Wording & { id: number }): SavedReply => ({
  id,
  name,
  text,
  version: versionOf({ name, text }),
})

export async function savedReplies(db: Database): Promise<SavedReply[]> {
  const connection = await connectionOf(db)
  const rows: (Wording & { id: number })[] = await connection(REPLIES)
    .select('id', 'name', 'text')
    .orderBy('name')
  return rows.map(withVersion)
}

/** One change at a time, so that names are unique and the limit holds. */
async function change(
  db: Database,
  actor: Actor,
  work: (known: SavedReply[]) => Promise<number | undefined>,
): Promise<void> {
  await db.transaction(async () => {
    await takeTurn(db)
    // The audit log holds the id, not the name, in which staff may have written of anybody.
    const subjectId = String(await work(await savedReplies(db)))
    await audit(db, { actor, action: 'settings.change', subject: 'saved reply', subjectId })
  })
}

function refuseTaken(known: SavedReply[], name: string, id?: number) {
  if (known.some((one) => one.name === name && one.id !== id))
    throw new Refused(409, 'There is a saved reply with this name. Choose another one.')
}

const requireReply = (known: SavedReply[], id: number): SavedReply => {
  const found = known.find((one) => one.id === id)
  if (!found) throw new Refused(404, 'This saved reply is gone.')
  return found
}

export const addSavedReply = (db: Database, actor: Actor, wording: Wording) =>
  change(db, actor, async (known) => {
    if (known.length >= MAX_SAVED_REPLIES)
      throw new Refused(409, `There are ${MAX_SAVED_REPLIES} saved replies. Delete one first.`)
    refuseTaken(known, wording.name)
    const connection = await connectionOf(db)
    const [added]: { id: number }[] = await connection(REPLIES).insert(wording).returning('id')
    return added?.id
  })

type Editing = { id: number; version: unknown }

export const saveSavedReply = (
  db: Database,
  actor: Actor,
  { id, version }: Editing,
  wording: Wording,
) =>
  change(db, actor, async (known) => {
    const { name, text } = requireReply(known, id)
    refuseStale(version, { name, text })
    refuseTaken(known, wording.name, id)
    const connection = await connectionOf(db)
    await connection(REPLIES).where({ id }).update(wording)
    return id
  })

export const deleteSavedReply = (db: Database, actor: Actor, id: number) =>
  change(db, actor, async (known) => {
    requireReply(known, id)
    const connection = await connectionOf(db)
    await connection(REPLIES).where({ id }).delete()
    return id
  })
