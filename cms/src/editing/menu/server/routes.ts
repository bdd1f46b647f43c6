import { panelRoutes } from '../../../access/routes/panel-routes'
import { may } from '../../../access/routes/rules'
import type { Core } from '@strapi/strapi'
import { destinations } from '../../addresses/server/destinations'
import { Refused } from '../../../platform/refusals/refused'
import { spokenLanguages } from '../../../content/translations/spoken'
import { mayChangeLive } from '../../saving/server/may-change-live'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf, READ_ENTRIES, userOf } from '../../../platform/strapi/staff'
import type { MenuDesk } from '../../shared/menu'
import { parseMenu } from '../../saving/server/menu/parse-menu'
import { recordMenu } from '../../saving/server/menu/record-menu'
import { saveMenu } from '../../saving/server/menu/save-menu'
import { itemRows, menuRow, storedMenu } from '../../saving/server/menu/stored-menu'
import { PAGE } from '../../../content/shared/types'
import { menuVersion, menuVersions } from '../../saving/server/menu/versions'

const NEEDS_REVIEW =
  'Publishing needs a review now, and a saved menu is live at once: a chief editor saves it.'

async function lockOf(strapi: Core.Strapi, ctx: Context): Promise<string | null> {
  if (!abilityOf(ctx).can('plugin::navigation.update')) return 'Your role reads the menu only.'
  return (await mayChangeLive(strapi)) ? null : NEEDS_REVIEW
}

async function read(strapi: Core.Strapi, ctx: Context) {
  const { id } = await menuRow(strapi)
  const desk: MenuDesk = {
    ...storedMenu(await itemRows(strapi, id)),
    pages: await destinations(strapi, PAGE, {
      withDrafts: abilityOf(ctx).can(READ_ENTRIES, PAGE),
    }),
    languages: await spokenLanguages(strapi),
    locked: await lockOf(strapi, ctx),
  }
  ctx.body = desk
}

async function save(strapi: Core.Strapi, ctx: Context) {
  const user = userOf(ctx)
  if (!user) throw new Refused(401)
  if (!(await mayChangeLive(strapi))) throw new Refused(403, NEEDS_REVIEW)
  await saveMenu(strapi, parseMenu(ctx.request.body), recordMenu(strapi, user))
  await read(strapi, ctx)
}

async function listVersions(strapi: Core.Strapi, ctx: Context) {
  const { documentId } = await menuRow(strapi)
  ctx.body = { versions: await menuVersions(strapi, documentId) }
}

async function readVersion(strapi: Core.Strapi, ctx: Context) {
  const { documentId } = await menuRow(strapi)
  const id = String(ctx.params['version'])
  const found = /^\d{1,9}$/.test(id) && (await menuVersion(strapi, documentId, Number(id)))
  if (!found) throw new Refused(404, 'There is no such version. Reload this page.')
  ctx.body = found
}

export const mayReadMenu = may('plugin::navigation.read')

/** The whole menu is read and saved at once: the plugin's own screen sends what it changed piece by piece. */
export const menuRoutes = panelRoutes('/menu', [
  ['GET', '/tree', mayReadMenu, read],
  ['PUT', '/tree', may('plugin::navigation.update'), save],
  ['GET', '/versions', mayReadMenu, listVersions],
  ['GET', '/versions/:version', mayReadMenu, readVersion],
])
