import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { hookDocuments } from '../../../platform/strapi/document-hooks'
import { type StaffUser, userOf } from '../../../platform/strapi/staff'
import { differences } from '../../../content/shared/compare'
import { keepVersion, savedAs } from '../../saving/server/versions/keep'
import { labelsOf } from '../../../content/labels'
import { newestVersion } from '../../saving/server/versions/read'
import { snapshotOf } from '../../../content/snapshot'
import { VERSIONS } from '../../saving/server/versions/table'
import type { VersionEvent } from '../../shared/version-events'
import { isVersioned, type VersionedType } from '../../../content/shared/types'

const eventOf: Partial<Record<string, VersionEvent>> = {
  create: 'create',
  clone: 'create',
  update: 'save',
  publish: 'publish',
  discardDraft: 'discard',
}

type Entry = { uid: VersionedType; documentId: string }
/** The ids of versions, by entry. */
type Versions = Map<string, number>

/** The versions that a request has made. Publishing in the panel saves first; both make one version. */
const made = new WeakMap<object, Versions>()

function versionsBy(request: object): Versions {
  const versions = made.get(request) ?? new Map<string, number>()
  made.set(request, versions)
  return versions
}

/** Keeps a version of what staff save and publish, in the transaction of the change. */
export function recordVersions(strapi: Core.Strapi) {
  hookDocuments(strapi, async ({ uid, action, params }, next) => {
    const event = eventOf[action]
    const ctx = strapi.requestContext.get()
    const user = ctx && userOf(ctx)
    // Without a member of staff, only what runs inside `saveAs` is recorded, such as an import by command.
    if (!isVersioned(uid) || !event || !ctx || (!user && !savedAs())) return next()
    return strapi.db.transaction(async () => {
      const isNew = action === 'create' || action === 'clone'
      if (!isNew && params.documentId)
        await recordFirst(strapi, { uid, documentId: params.documentId })
      const result = await next()
      const documentId = isNew ? idIn(result) : params.documentId
      if (documentId)
        await record(strapi, { uid, documentId }, event, user, versionsBy(ctx.request))
      return result
    })
  })
}

const idIn = (result: unknown): string | undefined =>
  (result as { documentId?: string } | null)?.documentId

/** Keeps what was there before anything was recorded: seeded, or saved by an earlier version of this program. */
async function recordFirst(strapi: Core.Strapi, entry: Entry) {
  if (await newestVersion(strapi.db, entry)) return
  const snapshot = await snapshotOf(strapi, entry.uid, entry.documentId)
  if (snapshot) await keepVersion(strapi.db, entry, { event: 'first', changed: [], snapshot })
}

async function record(
  strapi: Core.Strapi,
  entry: Entry,
  event: VersionEvent,
  user: StaffUser | undefined,
  versions: Versions,
) {
  const key = `${entry.uid} ${entry.documentId}`
  const saved = versions.get(key)
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
    event: savedAs() ?? event,
    changed,
    snapshot,
    ...(user && { user }),
  })
  versions.set(key, id)
}
