import type { Core } from '@strapi/strapi'
import type { Actor } from '../../../platform/actor'
import { staffWhoMay } from '../../../access/accounts/staff-who-may'
import { tell } from '../../../access/events/tell-staff'
import { pathOfEntry } from '../../../content/path-of-entry'
import type { PlannedEntry } from '../../../content/shared/types'
import { titlesOf } from '../../../content/titles'
import { approveId } from '../../shared/approve-id'
import { lastAsker } from './events'

const steps = {
  asked: { kind: 'review-asked', done: 'asks for a review of' },
  'sent-back': { kind: 'sent-back', done: 'sent back' },
  published: { kind: 'review-published', done: 'published' },
  comment: { kind: 'mentioned', done: 'wrote to you in a comment on' },
} as const

/** Tells those who may approve of a request, whoever asked what became of it, and those whom a comment is for. */
export async function tellOfReview(
  strapi: Core.Strapi,
  by: Actor,
  entry: PlannedEntry,
  step: keyof typeof steps,
  readers: number[] = [],
) {
  const { kind, done } = steps[step]
  const titles = await titlesOf(strapi, [{ type: entry.uid, entryId: entry.documentId }])
  const title = titles.get(entry.documentId) || 'Untitled'
  const asker = await lastAsker(strapi.db, entry)
  const approvers = async () => (await staffWhoMay(strapi, approveId)).map(({ id }) => id)
  const askers = asker === undefined ? [] : [asker]
  const ids = step === 'asked' ? await approvers() : step === 'comment' ? readers : askers
  const text = `${by.name} ${done} “${title}”.`
  await tell(strapi, ids, { kind, by, text, path: pathOfEntry(strapi, entry) })
}
