import { z } from '@app/runtime'
import { panelRoutes } from '../../../access/routes/panel-routes'
import type { RequiredPermission } from '../../../access/routes/rules'
import { type HistoryAction, historyActionId } from '../shared/permissions'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { parseBody } from '../../../platform/http/body'
import { requireActor } from '../../../platform/actor'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import type { EntryPart } from '../../../content/shared/compare'
import { fit } from '../../saving/server/versions/fit'
import { findVersion, listVersions } from '../../saving/server/versions/read'
import { mayField, only } from '../../../content/readable'
import { saveAs } from '../../saving/server/versions/keep'
import { restore } from './restore'
import { snapshotOf } from '../../../content/snapshot'
import { isVersioned } from '../../../content/shared/types'

const notFound = () => new Refused(404, 'There is no such version. Reload this page.')

function entryIn({ params }: Context) {
  const [uid, documentId] = [String(params['model']), String(params['documentId'])]
  if (!isVersioned(uid)) throw notFound()
  return { uid, documentId }
}

async function requireVersion(strapi: Core.Strapi, ctx: Context) {
  const id = String(ctx.params['version'])
  const found = /^\d{1,9}$/.test(id) && (await findVersion(strapi.db, entryIn(ctx), Number(id)))
  if (!found) throw notFound()
  return found
}

const PART = 'Name a field, and a section by its number.'

/** Without a field, the whole entry is meant. */
const partOfEntry = z.object({
  field: z.optional(z.string(PART)),
  index: z.optional(z.int(PART).check(z.minimum(0, PART))),
})

function parsePart({ request }: Context): EntryPart | undefined {
  const { field, ...rest } = parseBody(partOfEntry, request.body)
  return field === undefined ? undefined : { field, ...rest }
}

async function read(strapi: Core.Strapi, ctx: Context) {
  const { uid, documentId } = entryIn(ctx)
  const version = await requireVersion(strapi, ctx)
  const draft = (await snapshotOf(strapi, uid, documentId)) ?? {}
  const entry = only(version.entry, mayField(strapi, abilityOf(ctx), uid, 'read'))
  const { lost } = await fit(strapi, uid, entry, draft)
  ctx.body = { ...version, entry, lost }
}

async function restoreVersion(strapi: Core.Strapi, ctx: Context) {
  const entry = entryIn(ctx)
  const part = parsePart(ctx)
  const version = await requireVersion(strapi, ctx)
  const actor = requireActor(ctx)
  const may = mayField(strapi, abilityOf(ctx), entry.uid, 'update')
  const wanted = only(version.entry, may)
  if (part && !may(part.field)) throw new Refused(403)
  const lost = await strapi.db.transaction(async () => {
    await audit(strapi.db, {
      actor,
      action: 'content.restore',
      subject: entry.uid,
      subjectId: entry.documentId,
      detail: { version: version.id },
    })
    return saveAs('restore', () => restore(strapi, { ...entry, userId: actor.id }, wanted, part))
  })
  ctx.body = { lost }
}

async function list(strapi: Core.Strapi, ctx: Context) {
  ctx.body = { versions: await listVersions(strapi.db, entryIn(ctx)) }
}

/** The permission on the type that the path names. The handlers check the fields. */
const mayOfType = (action: HistoryAction): RequiredPermission => ({
  actions: [historyActionId(action)],
  on: { in: 'params', key: 'model' },
})

const versions = '/versions/:model/:documentId'

export const historyRoutes = panelRoutes('/history', [
  ['GET', versions, mayOfType('versions'), list],
  ['GET', `${versions}/:version`, mayOfType('versions'), read],
  ['POST', `${versions}/:version/restore`, mayOfType('restore'), restoreVersion],
])
