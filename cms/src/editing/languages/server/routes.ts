import { languageCodes } from '@app/contract'
import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry, entries } from '../../../access/routes/rules'
import { mayReadAll, requireWritable } from '../../../content/readable'
import { hasSlug, typesWithSlug } from '../../../content/shared/types'
import { snapshotOf } from '../../../content/snapshot'
import { requireActor } from '../../../platform/actor'
import { parseBody } from '../../../platform/http/body'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import { overviewOf } from './overview'
import { compared, languagesOf, setUpToDate, translate } from './translate'

function keyIn({ params }: Context) {
  const uid = String(params['model'])
  if (!hasSlug(uid)) throw new Refused(404, 'There are no translations of this.')
  return { uid, documentId: String(params['documentId']) }
}

/** Sources and translations are read whole. */
function readableKey(strapi: Core.Strapi, ctx: Context) {
  const key = keyIn(ctx)
  if (!mayReadAll(strapi, abilityOf(ctx), key.uid)) throw new Refused(403)
  return key
}

async function read(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await languagesOf(strapi, keyIn(ctx))
}

async function compare(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await compared(strapi, readableKey(strapi, ctx))
}

const wanted = z.object({
  language: z.enum(languageCodes, 'Name one of the languages of the site.'),
})

async function overview(strapi: Core.Strapi, ctx: Context) {
  const { language } = parseBody(wanted, ctx.query)
  const ability = abilityOf(ctx)
  const open = typesWithSlug.filter((uid) => mayReadAll(strapi, ability, uid))
  ctx.body = await overviewOf(strapi, open, language)
}

async function begin(strapi: Core.Strapi, ctx: Context) {
  const key = readableKey(strapi, ctx)
  const { language } = parseBody(wanted, ctx.request.body)
  const source = await snapshotOf(strapi, key.uid, key.documentId)
  if (!source) throw new Refused(404, 'This entry was deleted meanwhile.')
  requireWritable(strapi, abilityOf(ctx), key.uid, source)
  ctx.body = await translate(strapi, key, { language, source, actor: requireActor(ctx) })
}

async function upToDate(strapi: Core.Strapi, ctx: Context) {
  const key = readableKey(strapi, ctx)
  await setUpToDate(strapi, key)
  ctx.body = await languagesOf(strapi, key)
}

const entry = '/:model/:documentId'

export const languageRoutes = panelRoutes('/languages', [
  ['GET', '/overview', anyEntry(typesWithSlug, 'read'), overview],
  ['GET', entry, entries('model', 'read'), read],
  ['GET', `${entry}/compared`, entries('model', 'read'), compare],
  ['POST', `${entry}/translations`, entries('model', 'create'), begin],
  ['POST', `${entry}/up-to-date`, entries('model', 'update'), upToDate],
])
