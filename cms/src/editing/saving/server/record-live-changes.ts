import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { currentActor } from '../../../platform/actor'
import { audit, type AuditEntry } from '../../../access/audit/server/audit'
import { labelsOf } from '../../../content/labels'
import { type Difference, differences } from '../../../content/shared/compare'
import { type ContentUid, contentUids, isPlannedType } from '../../../content/shared/types'
import { type Snapshot, snapshotOf } from '../../../content/snapshot'
import {
  changesLive,
  type DocumentCall,
  hookDocuments,
} from '../../../platform/strapi/document-hooks'
import { table } from '../../../platform/strapi/tables'
import { newestVersion, publishedBefore } from './versions/read'

type Detail = NonNullable<AuditEntry['detail']>

/** The log tells what happened at a glance; whole texts are in the versions of an entry. */
const MOST_FIELDS = 20
const MOST_LETTERS = 200

export const cut = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text || 'nothing'

export const changesIn = (found: readonly Difference[]): Detail =>
  Object.fromEntries(
    found
      .slice(0, MOST_FIELDS)
      .map(({ label, left, right }) => [label, `${cut(left)} → ${cut(right)}`]),
  )

const actions: Partial<Record<string, AuditEntry['action']>> = {
  create: 'content.create',
  clone: 'content.create',
  update: 'content.change',
  publish: 'content.publish',
  unpublish: 'content.unpublish',
  delete: 'content.delete',
}

/**
 * Names the newest version, and the fields in which it differs from what was published last before it. The values are
 * not in the log, since the versions have them.
 */
async function versionDetail(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Detail> {
  const entry = { uid, documentId }
  const newest = await newestVersion(strapi.db, entry)
  if (!newest) return {}
  const before = await publishedBefore(strapi.db, entry, newest.id)
  const found = before ? differences(before.entry, newest.entry, uid, labelsOf(strapi, uid)) : []
  const changed = before ? cut(found.map(({ label }) => label).join(', ')) : 'all'
  return { version: newest.id, changed }
}

/** Whether a call takes away what no visitor could read. */
async function takesDraftOnly(strapi: Core.Strapi, { uid, action, params }: DocumentCall) {
  if (!isPlannedType(uid) || !['unpublish', 'delete'].includes(action)) return false
  const live = { documentId: params.documentId, publishedAt: { $notNull: true } }
  return (await table(strapi, uid).count({ where: live })) === 0
}

const scope = new AsyncLocalStorage<Detail>()

/** Runs work whose changes are logged with this detail, too. */
export const recordedWith = <Result>(detail: Detail, work: () => Promise<Result>) =>
  scope.run(detail, work)

const documentIdIn = (result: unknown) => (result as { documentId?: string } | null)?.documentId

/**
 * Each change of what visitors read is in the audit log, in its own transaction: by whatever route, import or plan
 * it came.
 */
export function recordLiveChanges(strapi: Core.Strapi) {
  const around = async <Result>(
    call: DocumentCall & { uid: ContentUid },
    next: () => Promise<Result>,
  ) => {
    const { uid, action, params } = call
    const actor = currentActor(strapi)
    const hasDrafts = isPlannedType(uid)
    const name = hasDrafts && action === 'update' ? 'content.publish' : actions[action]
    // Without a member of staff, only what runs inside `recordedWith` is logged.
    if (!name || (!actor && !scope.getStore())) return next()
    const valuesOf = async (documentId: string | undefined): Promise<Snapshot> =>
      (!hasDrafts && documentId && (await snapshotOf(strapi, uid, documentId))) || {}

    return strapi.db.transaction(async () => {
      const isNew = action === 'create' || action === 'clone'
      const before = await valuesOf(isNew ? undefined : params.documentId)
      const isDraftOnly = await takesDraftOnly(strapi, call)
      const result = await next()
      const subjectId = (isNew ? documentIdIn(result) : params.documentId) ?? ''
      const after = await valuesOf(subjectId)
      const changed = hasDrafts
        ? await versionDetail(strapi, uid, subjectId)
        : changesIn(differences(before, after, uid, labelsOf(strapi, uid)))
      const detail = { ...scope.getStore(), ...changed }
      const entry = { actor, action: name, subject: uid, subjectId, detail, isDraftOnly }
      await audit(strapi.db, entry)
      return result
    })
  }
  hookDocuments(strapi, async (call, next) =>
    isContent(call) && changesLive(call) ? around(call, next) : next(),
  )
}

const isContent = (call: DocumentCall): call is DocumentCall & { uid: ContentUid } =>
  contentUids.has(call.uid)
