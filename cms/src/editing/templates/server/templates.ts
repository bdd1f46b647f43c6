import type { Core } from '@strapi/strapi'
import type { Snapshot } from '../../../content/snapshot'
import type { TypeWithSlug } from '../../../content/shared/types'
import type { Actor } from '../../../platform/actor'
import { connectionOf, type Database } from '../../../platform/database/connection'
import { storedJson } from '../../../platform/database/stored-json'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import { documents } from '../../../platform/strapi/documents'
import { fit } from '../../saving/server/versions/fit'
import type { Begun, Template } from '../shared/template'
import { TEMPLATES } from './table'

/** So that the list can be surveyed. */
const MOST = 100

/** What belongs to one entry alone: its title, its addresses, and what is said of it in searches. */
const OF_ONE_ENTRY = ['title', 'slug', 'aliases', 'seo']

const LISTED = { id: 'id', name: 'name', madeBy: 'made_by', madeAt: 'made_at' }

type Row = Omit<Template, 'madeAt'> & { madeAt: Date }

export async function listTemplates(db: Database, type: TypeWithSlug): Promise<Template[]> {
  const connection = await connectionOf(db)
  const rows: Row[] = await connection(TEMPLATES).where({ type }).orderBy('name').select(LISTED)
  return rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt).toISOString() }))
}

export type NewTemplate = { type: TypeWithSlug; name: string; entry: Snapshot; madeBy: Actor }

/** Of two calls at once with one name, the second is refused. */
export async function saveTemplate(
  db: Database,
  { type, name, entry, madeBy }: NewTemplate,
): Promise<void> {
  await db.transaction(async () => {
    await takeTurn(db)
    const stored = await listTemplates(db, type)
    if (stored.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      throw new Refused(409, 'There is a template with this name. Choose another name.')
    if (stored.length >= MOST)
      throw new Refused(409, `There are ${MOST} templates already. Delete one that nobody uses.`)
    const kept = Object.entries(entry).filter(([field]) => !OF_ONE_ENTRY.includes(field))
    const connection = await connectionOf(db)
    await connection(TEMPLATES).insert({
      type,
      name,
      entry: JSON.stringify(Object.fromEntries(kept)),
      made_at: new Date(),
      made_by: madeBy.name,
    })
  })
}

type Key = { id: number; type: TypeWithSlug }

const gone = () => new Refused(404, 'This template was deleted meanwhile. Choose another.')

export async function findTemplate(db: Database, key: Key): Promise<Snapshot> {
  const connection = await connectionOf(db)
  const row: { entry: Snapshot } | undefined = await connection(TEMPLATES).where(key).first('entry')
  if (!row) throw gone()
  return storedJson(row.entry)
}

/** Stores a draft with all that still exists of a template; its slug follows from the title. */
export async function beginEntry(
  strapi: Core.Strapi,
  uid: TypeWithSlug,
  { title, template, actor }: { title: string; template: Snapshot; actor: Actor },
): Promise<Begun> {
  const { data, lost } = await fit(strapi, uid, template, {})
  const madeBy = { createdBy: actor.id, updatedBy: actor.id }
  const { documentId } = await documents(strapi, uid).create({
    data: { ...data, title, ...madeBy },
  })
  return { documentId, lost }
}

export async function deleteTemplate(db: Database, key: Key): Promise<void> {
  const connection = await connectionOf(db)
  if ((await connection(TEMPLATES).where(key).delete()) === 0) throw gone()
}
