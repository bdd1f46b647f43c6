import { refuse } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { nameOf } from '../inbox/staff'
import { Refused } from '../refusals/refused'
import { type Entry, stateOf as entryStateOf } from '../schedule/entry-state'
import { isPlannedType } from '../schedule/planned-types'
import { hookDocuments } from '../strapi/document-hooks'
import { userOf } from '../strapi/staff'
import { addEvent, eventsOf, forgetEventsOf } from './events'
import { mayChangeLive } from './may-change-live'
import { stateOf } from './state'

/** What changes the pages that visitors see, and what is said to those who may not do it now. */
const refusals: Partial<Record<string, string>> = {
  publish: 'A chief editor has to publish this. Ask for a review instead.',
  unpublish: 'Only a chief editor may take this off the site. Ask for it in a comment.',
  delete: 'Visitors see this: only a chief editor may delete it. Ask for it in a comment.',
}

async function closeRequest(strapi: Core.Strapi, entry: Entry) {
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
  async function check(action: string, entry: Entry) {
    const message = refusals[action]
    if (!message || (await mayChangeLive(strapi))) return
    if (action === 'delete' && !(await entryStateOf(strapi, entry))?.isPublished) return
    throw new Refused(403, { refusal: refuse(message) })
  }

  hookDocuments(strapi, async ({ uid, action, params: { documentId } }, next) => {
    if (!isPlannedType(uid) || documentId === undefined) return next()
    const entry = { uid, documentId }
    await check(action, entry)
    if (action !== 'publish' && action !== 'delete') return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      await (action === 'delete' ? forgetEventsOf(strapi.db, entry) : closeRequest(strapi, entry))
      return result
    })
  })
}
