import { refuse } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/record'
import { isJsonObject } from '../../../platform/http/json-object'
import { nameOf } from '../../../access/accounts/staff-names'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf, userOf } from '../../../platform/strapi/staff'
import type { EntryPart } from '../../../content/shared/compare'
import { fit } from './fit'
import { labelsOf } from '../../../content/labels'
import { findVersion, listVersions } from './read'
import { mayField, only } from './readable'
import { noteRestore } from './record'
import { restore } from './restore'
import { snapshotOf } from '../../../content/snapshot'
import { isVersioned } from '../../../content/shared/versioned-types'

const notFound = () =>
  new Refused(404, { refusal: refuse('There is no such version. Reload this page.') })

function entryIn({ params }: Context) {
  const [uid, documentId] = [String(params['model']), String(params['documentId'])]
  if (!isVersioned(uid)) throw notFound()
  return { uid, documentId }
}

async function versionIn(strapi: Core.Strapi, ctx: Context) {
  const id = String(ctx.params['version'])
  const found = /^\d{1,9}$/.test(id) && (await findVersion(strapi.db, entryIn(ctx), Number(id)))
  if (!found) throw notFound()
  return found
}

function partIn({ request }: Context): EntryPart | undefined {
  const given = isJsonObject(request.body) ? request.body : {}
  const { field, index } = given
  if (field === undefined) return undefined
  const isIndex = typeof index === 'number' && Number.isInteger(index) && index >= 0
  if (typeof field !== 'string' || (index !== undefined && !isIndex))
    throw new Refused(400, { refusal: refuse('Name a field, and a section by its number.') })
  return isIndex ? { field, index } : { field }
}

async function read(strapi: Core.Strapi, ctx: Context) {
  const { uid, documentId } = entryIn(ctx)
  const version = await versionIn(strapi, ctx)
  const draft = (await snapshotOf(strapi, uid, documentId)) ?? {}
  const entry = only(version.entry, mayField(strapi, abilityOf(ctx), uid, 'read'))
  const { lost } = await fit(strapi, uid, entry, draft)
  ctx.body = { ...version, entry, lost }
}

async function restoreVersion(strapi: Core.Strapi, ctx: Context) {
  const entry = entryIn(ctx)
  const part = partIn(ctx)
  const version = await versionIn(strapi, ctx)
  const user = userOf(ctx)
  if (!user) throw new Refused(401)
  const may = mayField(strapi, abilityOf(ctx), entry.uid, 'update')
  const wanted = only(version.entry, may)
  if (part && !may(part.field)) throw new Refused(403)
  noteRestore(ctx.request)
  const lost = await strapi.db.transaction(async () => {
    await audit(strapi.db, {
      actor: { id: user.id, name: nameOf(user) },
      action: 'content.restore',
      subject: entry.uid,
      subjectId: entry.documentId,
      detail: { version: version.id },
    })
    return restore(strapi, { ...entry, userId: user.id }, wanted, part)
  })
  ctx.body = { lost }
}

type Handler = (ctx: Context) => Promise<void> | void

const route = (method: 'GET' | 'POST', path: string, handler: Handler) => ({
  method,
  path,
  handler: async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store')
    await handler(ctx)
  },
  info: { type: 'admin' as const },
  config: { policies: ['admin::isAuthenticatedAdmin'] },
})

export function addHistoryRoutes(strapi: Core.Strapi) {
  const versions = '/versions/:model/:documentId'
  strapi.server.routes({
    type: 'admin',
    prefix: '/history',
    routes: [
      route('GET', '/labels/:model', (ctx) => {
        ctx.body = { labels: labelsOf(strapi, String(ctx.params['model'])) }
      }),
      route('GET', versions, async (ctx) => {
        ctx.body = { versions: await listVersions(strapi.db, entryIn(ctx)) }
      }),
      route('GET', `${versions}/:version`, (ctx) => read(strapi, ctx)),
      route('POST', `${versions}/:version/restore`, (ctx) => restoreVersion(strapi, ctx)),
    ],
  })
}
