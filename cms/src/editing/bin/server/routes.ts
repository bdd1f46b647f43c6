import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry, entries, may } from '../../../access/routes/rules'
import { requireWritable } from '../../../content/readable'
import { requireActor } from '../../../platform/actor'
import { parseBody } from '../../../platform/http/body'
import { parseNames, parseRowId } from '../../../platform/http/query'
import type { Context } from '../../../platform/strapi/context'
import { contentType } from '../../../platform/strapi/models'
import { type Ability, abilityOf } from '../../../platform/strapi/staff'
import { binnedTypes, DAYS_IN_BIN, type DeletedList, deleteForGoodId } from '../shared/binned'
import { findInBin, listBin, type WholeRow } from './bin'
import { bringBack, checkAddress, noLongerInBin } from './bring-back'
import { deleteForGood } from './empty'

const explorer = (name: string) => `plugin::content-manager.explorer.${name}`

/** Who sees the deleted entries of a type: whoever may read its entries, and may create or delete them. */
const maySee = (ability: Ability, type: string) =>
  ability.can(explorer('read'), type) &&
  ['create', 'delete'].some((name) => ability.can(explorer(name), type))

const dayAfter = (date: Date, days: number) => {
  const later = new Date(date)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString()
}

async function list(strapi: Core.Strapi, ctx: Context) {
  const ability = abilityOf(ctx)
  const { types, olderThan } = ctx.query
  const asked = parseNames(types, binnedTypes, 'type')
  const shown = (asked.length > 0 ? asked : binnedTypes).filter((type) => maySee(ability, type))
  const { rows, hasOlder } = await listBin(strapi.db, shown, parseRowId(olderThan))
  const answer: DeletedList = {
    rows: rows.map(({ id, type, title, address, deletedBy, deletedAt }) => ({
      id,
      type,
      kind: contentType(strapi, type).info.singularName,
      title,
      address,
      deletedBy,
      deletedAt: deletedAt.toISOString(),
      goneAt: dayAfter(deletedAt, DAYS_IN_BIN),
      mayBringBack: ability.can(explorer('create'), type),
    })),
    hasOlder,
  }
  ctx.body = answer
}

function keyIn({ params }: Context) {
  const id = String(params['id'])
  if (!/^\d{1,9}$/.test(id)) throw noLongerInBin()
  return { id: Number(id), type: String(params['model']) }
}

/** The row that a request names. */
async function requireRow(strapi: Core.Strapi, ctx: Context): Promise<WholeRow> {
  const row = await findInBin(strapi.db, keyIn(ctx))
  if (!row) throw noLongerInBin()
  requireWritable(strapi, abilityOf(ctx), row.type, row.entry)
  return row
}

async function lookAtAddress(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await checkAddress(strapi, await requireRow(strapi, ctx))
}

const EMPTY = 'Type an address, such as about-us.'
const TOO_LONG = 'An address has up to 120 characters.'

const wanted = z.object({
  /** Instead of the one that it had. */
  slug: z.optional(z.string(EMPTY).check(z.regex(/[a-z0-9]/i, EMPTY), z.maxLength(120, TOO_LONG))),
})

async function bringBackOne(strapi: Core.Strapi, ctx: Context) {
  const { slug } = parseBody(wanted, ctx.request.body)
  await requireRow(strapi, ctx)
  ctx.body = await bringBack(strapi, keyIn(ctx), { actor: requireActor(ctx), slug })
}

async function deleteOne(strapi: Core.Strapi, ctx: Context) {
  await deleteForGood(strapi, keyIn(ctx), requireActor(ctx))
  ctx.body = {}
}

const one = '/entries/:model/:id'

export const binRoutes = panelRoutes('/bin', [
  // The handler leaves out the types of which the caller may see nothing.
  ['GET', '/entries', anyEntry(binnedTypes, 'create', 'delete'), list],
  ['GET', `${one}/address`, entries('model', 'create'), lookAtAddress],
  ['POST', `${one}/bring-back`, entries('model', 'create'), bringBackOne],
  ['DELETE', one, may(deleteForGoodId), deleteOne],
])
