import type { Core } from '@strapi/strapi'
import { labelsOf } from '../../../content/labels'
import { snapshotOf } from '../../../content/snapshot'
import { documents } from '../../../platform/strapi/documents'
import { findModel } from '../../../platform/strapi/models'
import { stateOf } from '../../../content/entry-state'
import type { PlannedEntry, PlanAction } from '../../../content/shared/types'
import { missingIn } from './missing'
import { reasonIn } from '../../../content/reason'

/** What can't be done now; the message is for the editor. */
export class CannotPerform extends Error {
  override name = 'CannotPerform'
}

async function checkMissing(strapi: Core.Strapi, { uid, documentId }: PlannedEntry) {
  const draft = (await snapshotOf(strapi, uid, documentId)) ?? {}
  const missing = missingIn(
    draft,
    uid,
    (model) => findModel(strapi, model)?.attributes ?? {},
    labelsOf(strapi, uid),
  )
  if (missing.length > 0)
    throw new CannotPerform(missing.map((label) => `“${label}” is empty.`).join(' '))
}

/** Acts through the document service: checks, redirects, history and the revision are those of a click. */
export async function act(strapi: Core.Strapi, entry: PlannedEntry, action: PlanAction) {
  if (action === 'publish') await checkMissing(strapi, entry)
  try {
    await documents(strapi, entry.uid)[action]({ documentId: entry.documentId })
  } catch (error) {
    const reason = reasonIn(strapi, entry.uid, error)
    throw reason === undefined ? error : new CannotPerform(reason)
  }
}

/** Publishes or unpublishes an entry; false if somebody has done it by hand already. */
export async function perform(
  strapi: Core.Strapi,
  entry: PlannedEntry,
  action: PlanAction,
): Promise<boolean> {
  const state = await stateOf(strapi, entry)
  if (!state) throw new CannotPerform('This was deleted.')
  const { isPublished, isModified } = state
  if (action === 'publish' ? isPublished && !isModified : !isPublished) return false
  await act(strapi, entry, action)
  return true
}

class Rehearsed extends Error {}

/** Why something can't be performed, or undefined: found by doing it in a transaction that is rolled back. */
export async function rehearse(
  strapi: Core.Strapi,
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await strapi.db.transaction(async () => {
      await work()
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof CannotPerform) return error.message
    if (!(error instanceof Rehearsed)) throw error
  }
  return undefined
}
