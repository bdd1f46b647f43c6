import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { type StaffUser, userOf } from '../../../platform/strapi/staff'
import { differences } from '../../../content/shared/compare'
import { keepVersion } from './keep'
import { labelsOf } from '../../../content/labels'
import { newestVersion } from './read'
import { snapshotOf } from '../../../content/snapshot'
import { VERSIONS, type VersionEvent } from './table'
import { isVersioned, type VersionedType } from '../../../content/shared/versioned-types'

const eventOf: Partial<Record<string, VersionEvent>> = {
  create: 'create',
  clone: 'create',
  update: 'save',
  publish: 'publish',
  discardDraft: 'discard',
}

type Entry = { uid: VersionedType; documentId: string }
type Noted = { event?: VersionEvent; versions: Map<string, number> }

/** By request: the versions that it has made. Publishing in the panel saves first, which is one version. */
const noted = new WeakMap<object, Noted>()

function notesOf(request: object): Noted {
  const notes = noted.get(request) ?? { versions: new Map<string, number>() }
  noted.set(request, notes)
  return notes
}

/** What this request saves is a version restored, not typed. */
export const noteRestore = (request: object) => void (notesOf(request).event = 'restore')

/** Keeps a version of what staff save and publish, in the transaction of the change. */
export function recordVersions(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    const event = eventOf[action]
    const ctx = strapi.requestContext.get()
    const user = ctx && userOf(ctx)
    if (!isVersioned(uid) || !event || !user) return next()
    return strapi.db.transaction(async () => {
      const isNew = action === 'create' || action === 'clone'
      if (!isNew && params.documentId)
        await recordFirst(strapi, { uid, documentId: params.documentId })
      const result = await next()
      const documentId = isNew ? idIn(result) : params.documentId
      if (documentId) await record(strapi, { uid, documentId }, event, user, notesOf(ctx.request))
      return result
    })
  })
}

const idIn = (result: unknown): string | undefined =>
  (result as { documentId?: string } | null)?.documentId

/** What was there before anything was recorded: seeded, or saved by an earlier version of this program. */
async function recordFirst(strapi: Core.Strapi, entry: Entry) {
  if (await newestVersion(strapi.db, entry)) return
  const snapshot = await snapshotOf(strapi, entry.uid, entry.documentId)
  if (snapshot) await keepVersion(strapi.db, entry, { event: 'first', changed: [], snapshot })
}

async function record(
  strapi: Core.Strapi,
  entry: Entry,
  event: VersionEvent,
  user: StaffUser,
  notes: Noted,
) {
  const key = `${entry.uid} ${entry.documentId}`
  const saved = notes.versions.get(key)
  if (saved !== undefined && event === 'publish') {
    const connection = await connectionOf(strapi.db)
    return void (await connection(VERSIONS).where({ id: saved }).update({ event }))
  }
  const snapshot = await snapshotOf(strapi, entry.uid, entry.documentId)
  if (!snapshot) return
  const before = await newestVersion(strapi.db, entry)
  const labels = labelsOf(strapi, entry.uid)
  const changed = before
    ? differences(before.entry, snapshot, entry.uid, labels).map(({ label }) => label)
    : []
  const id = await keepVersion(strapi.db, entry, {
    event: notes.event ?? event,
    changed,
    snapshot,
    user,
  })
  notes.versions.set(key, id)
}
