import type { Core } from '@strapi/strapi'
import { currentActor } from '../../../access/accounts/actor'
import { contentUids, type PlannedEntry, isPlannedType } from '../../../content/shared/types'
import { changesLive, hookDocuments } from '../../../platform/strapi/document-hooks'
import { addEvent, forgetEventsOf, lastStepOf } from './events'
import { refuseIfHeld } from './held'
import { stateOf } from './state'

async function closeRequest(strapi: Core.Strapi, entry: PlannedEntry) {
  const actor = currentActor(strapi)
  if (!actor || stateOf(await lastStepOf(strapi.db, entry), null).kind === 'none') return
  const event = { kind: 'published', text: '', draftAt: null } as const
  await addEvent(strapi.db, entry, event, actor)
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
    return strapi.db.transaction(async () => {
      const result = await next()
      await (action === 'delete' ? forgetEventsOf(strapi.db, entry) : closeRequest(strapi, entry))
      return result
    })
  })
}
