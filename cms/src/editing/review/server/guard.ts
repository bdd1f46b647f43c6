import type { Core } from '@strapi/strapi'
import { currentActor } from '../../../platform/actor'
import { draftChangedAt } from '../../../content/draft-changed-at'
import { titlesOf } from '../../../content/titles'
import { Refused } from '../../../platform/refusals/refused'
import { contentUids, type PlannedEntry, isPlannedType } from '../../../content/shared/types'
import { changesLive, hookDocuments } from '../../../platform/strapi/document-hooks'
import { addEvent, forgetEventsOf, lastStepOf } from './events'
import { refuseIfHeld } from '../../saving/server/held'
import { isReviewNeeded } from './setting'
import { stateOf } from './state'
import { tellOfReview } from './tell-of-review'

const BULK = /\/actions\/bulkPublish$/

/**
 * When entries are published from a list, which does not show their drafts: refuses one that has changed since somebody
 * asked for its review or sent it back.
 */
async function refuseChanged(strapi: Core.Strapi, entry: PlannedEntry) {
  const ctx = strapi.requestContext.get()
  if (!ctx || !BULK.test(ctx.path) || !(await isReviewNeeded(strapi))) return
  const last = await lastStepOf(strapi.db, entry)
  if (!last || !stateOf(last, await draftChangedAt(strapi, entry)).isChanged) return
  const title = (await titlesOf(strapi, [{ type: entry.uid, entryId: entry.documentId }])).get(
    entry.documentId,
  )
  const since = last.kind === 'sent-back' ? 'it was sent back' : 'its review was asked for'
  throw new Refused(
    409,
    `“${title ?? ''}” has changed since ${since}. Open it, and publish it there.`,
  )
}

async function closeRequest(strapi: Core.Strapi, entry: PlannedEntry) {
  const actor = currentActor(strapi)
  if (!actor || stateOf(await lastStepOf(strapi.db, entry), null).kind === 'none') return
  const event = { kind: 'published', text: '', draftAt: null } as const
  await addEvent(strapi.db, entry, event, actor)
  await tellOfReview(strapi, actor, entry, 'published')
}

/**
 * While publishing needs a review, whoever may not approve changes drafts only, by whatever route or
 * plan. Types without drafts wait for a chief editor altogether.
 */
export function guardPublishing(strapi: Core.Strapi) {
  hookDocuments(strapi, async (call, next) => {
    const { uid, action, params } = call
    const { documentId } = params
    if (contentUids.has(uid) && changesLive(call))
      await refuseIfHeld(strapi, action, { uid, documentId })
    if (!isPlannedType(uid) || documentId === undefined) return next()
    if (action !== 'publish' && action !== 'delete') return next()
    const entry = { uid, documentId }
    if (action === 'publish') await refuseChanged(strapi, entry)
    return strapi.db.transaction(async () => {
      const result = await next()
      await (action === 'delete' ? forgetEventsOf(strapi.db, entry) : closeRequest(strapi, entry))
      return result
    })
  })
}
