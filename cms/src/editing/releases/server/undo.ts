import type { Core } from '@strapi/strapi'
import { liveIdOf, stateOf } from '../../../content/entry-state'
import { snapshotOf } from '../../../content/snapshot'
import type { PlannedEntry } from '../../../content/shared/types'
import { titlesOf } from '../../../content/titles'
import type { Actor } from '../../../platform/actor'
import { takeTurn } from '../../../platform/database/take-turn'
import { Refused } from '../../../platform/refusals/refused'
import { documents } from '../../../platform/strapi/documents'
import { fit } from '../../saving/server/versions/fit'
import { plansIn, type Undo } from '../../schedule/server/plans'
import { markUndone } from './releases'

/** Whether an entry is still as the release left it: then nobody's later work is lost. */
async function isAsLeft(strapi: Core.Strapi, entry: PlannedEntry, { liveId }: Undo) {
  const state = await stateOf(strapi, entry)
  return state !== null && !state.isModified && (await liveIdOf(strapi, entry)) === liveId
}

async function undoOne(strapi: Core.Strapi, entry: PlannedEntry, { before }: Undo, actor: Actor) {
  const { uid, documentId } = entry
  if (!before) return documents(strapi, uid).unpublish({ documentId })
  const draft = (await snapshotOf(strapi, uid, documentId)) ?? {}
  const { data } = await fit(strapi, uid, before, draft)
  await documents(strapi, uid).update({ documentId, data: { ...data, updatedBy: actor.id } })
  return documents(strapi, uid).publish({ documentId })
}

/** Gives visitors back, in one transaction, all that a release took from them; refused if a part has changed since. */
export async function undoRelease(strapi: Core.Strapi, id: number, actor: Actor): Promise<void> {
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const done = (await plansIn(strapi.db, id)).flatMap(({ undo, type, entryId, state }) =>
      state === 'done' && undo ? [{ undo, entry: { uid: type, documentId: entryId } }] : [],
    )
    if (done.length === 0) throw new Refused(409, 'This release has not changed anything.')
    const changed = []
    for (const { entry, undo } of done)
      if (!(await isAsLeft(strapi, entry, undo)))
        changed.push({ type: entry.uid, entryId: entry.documentId })
    if (changed.length > 0) {
      const titles = await titlesOf(strapi, changed)
      const names = changed.map(({ entryId }) => `“${titles.get(entryId) || 'deleted'}”`)
      throw new Refused(
        409,
        `Changed since: ${names.join(', ')}. Restore each entry by its history instead.`,
      )
    }
    if (!(await markUndone(strapi.db, id))) throw new Refused(409, 'It was undone meanwhile.')
    for (const { entry, undo } of done.toReversed()) await undoOne(strapi, entry, undo, actor)
  })
}
