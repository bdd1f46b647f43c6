import { brand } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { staffName } from '../../../platform/actor'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { type DocumentCall, hookDocuments } from '../../../platform/strapi/document-hooks'
import { type StaffUser, userOf } from '../../../platform/strapi/staff'
import { findContentType } from '../../../platform/strapi/models'
import { table } from '../../../platform/strapi/tables'
import type { SaveState } from '../../../access/routes/entry-body'

/** When the version that a save made was stored: the panel's next save is based on it. */
const VERSION_HEADER = 'X-Saved-Version'

type Entry = { uid: string; documentId: string | undefined }
type Draft = { id: number; updatedAt: string; updatedBy: StaffUser | null }

const dateTime = new Intl.DateTimeFormat(brand.locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** By action that is refused if somebody else has saved since the entry was read: what to do then. */
const advice: Partial<Record<string, string>> = {
  update: 'Compare both versions before you save.',
  discardDraft: 'Look at that version before you discard it.',
}

/** Refuses to save over, or to discard, what somebody else has saved since it was read. */
export function refuseStaleSaves(strapi: Core.Strapi) {
  hookDocuments(strapi, async (call, next) => {
    const ctx: Context | undefined = strapi.requestContext.get()
    const whatToDo = advice[call.action]
    if (whatToDo === undefined || !ctx) return next()
    const basedOn = takeBasedOn(ctx)
    const { model, id = call.params.documentId }: { model?: string; id?: string } = ctx.params
    if (basedOn === undefined || model !== call.uid || id !== call.params.documentId) return next()
    return strapi.db.transaction(async () => {
      await lock(strapi, call)
      await refuseStale(strapi, { uid: call.uid, documentId: id }, { basedOn, whatToDo })
      const result = await next()
      const saved = await draftOf(strapi, { uid: call.uid, documentId: id })
      if (saved) ctx.set(VERSION_HEADER, new Date(saved.updatedAt).toISOString())
      return result
    })
  })
}

/** Refuses what is done to a draft that somebody else has saved since it was read. */
export async function refuseStale(
  strapi: Core.Strapi,
  entry: Entry,
  { basedOn, whatToDo }: { basedOn: number; whatToDo: string },
) {
  const stored = await draftOf(strapi, entry)
  if (!stored || new Date(stored.updatedAt).getTime() === basedOn) return
  const ctx: Context | undefined = strapi.requestContext.get()
  throw new Refused(409, `${whoSaved(ctx && userOf(ctx), stored)} ${whatToDo}`)
}

/** The version that a request is based on, given once: publishing saves first, which makes a new version. */
function takeBasedOn({ state }: Context): number | undefined {
  const save: SaveState = state
  const { basedOn } = save
  delete save.basedOn
  return basedOn
}

/**
 * Locks an entry until the transaction ends, so that the second of two saves reads what the first stored. SQLite needs
 * no lock, since it runs one transaction at a time.
 */
async function lock(strapi: Core.Strapi, { uid, params }: DocumentCall) {
  const connection = await connectionOf(strapi.db)
  await connection(strapi.db.metadata.get(uid).tableName)
    .where({ document_id: params.documentId })
    .forUpdate()
    .select('id')
}

const draftOf = (strapi: Core.Strapi, { uid, documentId }: Entry) =>
  table<Draft>(strapi, uid).findOne({
    where: {
      documentId,
      ...(findContentType(strapi, uid)?.options?.draftAndPublish ? { publishedAt: null } : {}),
    },
    select: ['id', 'updatedAt'],
    populate: { updatedBy: { select: ['id', 'firstname', 'lastname', 'email'] } },
  })

function whoSaved(user: StaffUser | undefined, { updatedBy, updatedAt }: Draft): string {
  const when = `on ${dateTime.format(new Date(updatedAt))} UTC`
  const isOwn = updatedBy !== null && updatedBy.id === user?.id
  const who = updatedBy ? staffName(updatedBy) : 'The site'
  return isOwn
    ? `You saved this in another window ${when}.`
    : `${who} saved this ${when}, after you opened it.`
}
