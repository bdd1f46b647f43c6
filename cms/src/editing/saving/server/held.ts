import type { Core } from '@strapi/strapi'
import { Refused } from '../../../platform/refusals/refused'
import { stateOf } from '../../../content/entry-state'
import { isPlannedType } from '../../../content/shared/types'
import { LIVE_AT_ONCE } from '../../shared/live-at-once'
import { mayChangeLive } from './may-change-live'

const PUBLISH = 'A chief editor has to publish this. Ask for a review instead.'

/** By action: why it is refused for a type with drafts; `PUBLISH` for all others. */
const refusals: Partial<Record<string, string>> = {
  unpublish: 'Only a chief editor may take this off the site. Ask for it in a comment.',
  delete: 'Visitors see this: only a chief editor may delete it. Ask for it in a comment.',
}

type Entry = { uid: string; documentId?: string | undefined }

/** Refuses a change of what visitors read that has to wait for a chief editor while publishing needs a review. */
export async function refuseIfHeld(strapi: Core.Strapi, action: string, entry: Entry) {
  if (await mayChangeLive(strapi)) return
  const { uid, documentId = '' } = entry
  if (!isPlannedType(uid)) throw new Refused(403, LIVE_AT_ONCE)
  if (action === 'delete' && !(await stateOf(strapi, { uid, documentId }))?.isPublished) return
  throw new Refused(403, refusals[action] ?? PUBLISH)
}
