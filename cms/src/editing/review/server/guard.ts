import type { Core } from '@strapi/strapi'
import { nameOf } from '../../../access/accounts/actor'
import { type PlannedEntry, isPlannedType } from '../../../content/shared/types'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { userOf } from '../../../platform/strapi/staff'
import { addEvent, eventsOf, forgetEventsOf } from './events'
import { refuseIfHeld } from './held'
import { stateOf } from './state'

async function closeRequest(strapi: Core.Strapi, entry: PlannedEntry) {
  const user = userOf(strapi.requestContext.get() ?? { state: {} })
  const events = await eventsOf(strapi.db, entry)
  if (!user || stateOf(events, null).kind === 'none') return
  const event = { kind: 'published', text: '', draftAt: null } as const
  await addEvent(strapi.db, entry, event, { id: user.id, name: nameOf(user) })
}

/**
 * While publishing needs a review, whoever may not approve changes drafts only, by whatever route or
 * plan. Types without drafts are not part of it: there is nothing to look at before they go live.
 */
export function guardPublishing(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params: { documentId } }, next) => {
    if (!isPlannedType(uid) || documentId === undefined) return next()
    const entry = { uid, documentId }
    await refuseIfHeld(strapi, action, entry)
    if (action !== 'publish' && action !== 'delete') return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      await (action === 'delete' ? forgetEventsOf(strapi.db, entry) : closeRequest(strapi, entry))
      return result
    })
  })
}
