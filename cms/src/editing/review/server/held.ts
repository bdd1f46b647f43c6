import type { Core } from '@strapi/strapi'
import { Refused } from '../../../platform/refusals/refused'
import { stateOf } from '../../../content/entry-state'
import type { PlannedEntry } from '../../../content/shared/types'
import { mayChangeLive } from './may-change-live'

/** What changes the pages that visitors see, and what is said to those who may not do it now. */
const refusals: Partial<Record<string, string>> = {
  publish: 'A chief editor has to publish this. Ask for a review instead.',
  unpublish: 'Only a chief editor may take this off the site. Ask for it in a comment.',
  delete: 'Visitors see this: only a chief editor may delete it. Ask for it in a comment.',
}

/** Refuses what has to wait for a chief editor while publishing needs a review. */
export async function refuseIfHeld(strapi: Core.Strapi, action: string, entry: PlannedEntry) {
  const message = refusals[action]
  if (!message || (await mayChangeLive(strapi))) return
  if (action === 'delete' && !(await stateOf(strapi, entry))?.isPublished) return
  throw new Refused(403, message)
}
