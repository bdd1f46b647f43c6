import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import type { Row } from '../../../content/shape'
import { hasSlug, isPlannedType, pathOf, REDIRECT } from '../../../content/shared/types'
import { slugOf } from '../../../content/slug-of'
import type { Actor } from '../../../platform/actor'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import { documents } from '../../../platform/strapi/documents'
import { table } from '../../../platform/strapi/tables'
import { holdersOf } from '../../addresses/server/holders'
import { freeSlug } from '../../addresses/server/slugs'
import { saveAs } from '../../saving/server/versions/keep'
import { fit } from '../../saving/server/versions/fit'
import type { AddressCheck, BroughtBack } from '../shared/binned'
import { type BinnedEntry, takeFromBin, type WholeRow } from './bin'
import { menuNote } from './menu-places'

export const noLongerInBin = () =>
  new Refused(
    404,
    'This is not in the bin any more: somebody has just brought it back or deleted it for good.',
  )

const entryIn = ({ type, entryId }: WholeRow): BinnedEntry => ({ uid: type, documentId: entryId })

export const isThere = async (strapi: Core.Strapi, { uid, documentId }: BinnedEntry) =>
  (await table(strapi, uid).count({ where: { documentId } })) > 0

const holderOf = async (strapi: Core.Strapi, path: string, documentId: string) =>
  (await holdersOf(strapi, path)).find((holder) => holder.documentId !== documentId)

/** Whether what was deleted can have its address again. */
export async function checkAddress(strapi: Core.Strapi, row: WholeRow): Promise<AddressCheck> {
  const { uid, documentId } = entryIn(row)
  const slug = row.entry['slug']
  if (!hasSlug(uid) || typeof slug !== 'string') return { taken: null, free: null }
  const holder = await holderOf(strapi, pathOf(uid, slug), documentId)
  return holder
    ? { taken: holder.sentence, free: await freeSlug(strapi, { uid, documentId }, slug) }
    : { taken: null, free: null }
}

/** Takes out the other addresses of a page that something else has by now. */
async function withoutTaken(strapi: Core.Strapi, documentId: string, data: Row, lost: string[]) {
  const aliases = data['aliases']
  if (!Array.isArray(aliases)) return data
  const free: unknown[] = []
  for (const alias of aliases) {
    const holder = await holderOf(strapi, String((alias as Row)['path']), documentId)
    if (holder) lost.push(holder.sentence)
    else free.push(alias)
  }
  return { ...data, aliases: free }
}

/** Refuses to bring back a redirect whose address something published has by now: it would never be followed. */
async function refuseUseless(strapi: Core.Strapi, documentId: string, from: string) {
  const holders = await holdersOf(strapi, from)
  const holder = holders.find((one) => one.documentId !== documentId && one.isPublished)
  if (holder)
    throw new Refused(
      409,
      `${holder.sentence} This redirect stays in the bin as long as that is there.`,
    )
}

/** Typed as people do: "About us 2" is about-us-2. */
const slugIn = (typed: string) => typed.split('/').map(slugOf).filter(Boolean).join('/')

function notesOf(row: WholeRow, { slug, lost }: { slug: unknown; lost: string[] }): string[] {
  const { type, entry, wasPublished, menu } = row
  return [
    ...(isPlannedType(type)
      ? [`It is a draft now.${wasPublished ? ' Visitors see it again once you publish it.' : ''}`]
      : ['Visitors are led on again from now.']),
    ...(slug === entry['slug'] ? [] : [`Its address is ${pathOf(type, String(slug))} now.`]),
    ...lost.map((sentence) => `Without this: ${sentence}`),
    ...menu.map(menuNote),
  ]
}

/**
 * Stores again what was deleted, as a draft if its type has drafts, under the id that it had: its versions belong to
 * that id. All checks of a new entry apply. Of two calls at once, the second is refused.
 */
export async function bringBack(
  strapi: Core.Strapi,
  key: { id: number; type: string },
  { actor, slug }: { actor: Actor; slug: string | undefined },
): Promise<BroughtBack> {
  return strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const row = await takeFromBin(strapi.db, key)
    if (!row) throw noLongerInBin()
    const { uid, documentId } = entryIn(row)
    if (await isThere(strapi, { uid, documentId }))
      throw new Refused(409, `“${row.title}” is there already. Look at it in its list.`)
    const { data, lost } = await fit(strapi, uid, row.entry, {})
    if (hasSlug(uid) && slug !== undefined) data['slug'] = slugIn(slug)
    if (uid === REDIRECT) await refuseUseless(strapi, documentId, String(data['from']))
    const fitting = await withoutTaken(strapi, documentId, data, lost)
    const madeBy = { createdBy: actor.id, updatedBy: actor.id }
    await saveAs('bring-back', () =>
      documents(strapi, uid).create({ data: { ...fitting, documentId, ...madeBy } }),
    )
    const subject = { subject: uid, subjectId: documentId }
    await audit(strapi.db, { actor, action: 'content.bring-back', ...subject })
    const notes = notesOf(row, { slug: data['slug'], lost })
    return { type: uid, documentId, title: row.title, notes }
  })
}
