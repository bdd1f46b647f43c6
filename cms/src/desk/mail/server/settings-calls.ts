import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { takeTurn } from '../../../platform/database/take-turn'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import { mailForms, readMailSettings, writeMailSettings } from './mail-settings'
import { parseMailSettings } from './parse-request'
import { mailReaderOf } from './reader'
import { refuseStale, versionIn, versionOf } from './stale'

const respond = async (strapi: Core.Strapi, ctx: Context) => {
  const settings = await readMailSettings(strapi)
  ctx.body = { ...settings, forms: mailForms, version: versionOf(settings) }
}

export const settingsCalls = {
  read: respond,

  async save(strapi, ctx) {
    const next = parseMailSettings(ctx.request.body)
    await strapi.db.transaction(async () => {
      await takeTurn(strapi.db)
      refuseStale(versionIn(ctx.request.body), await readMailSettings(strapi))
      await writeMailSettings(strapi, next)
      await audit(strapi.db, {
        actor: mailReaderOf(ctx).actor,
        action: 'settings.change',
        subject: 'settings',
        subjectId: 'mail',
      })
    })
    // Reads what is committed, for the cache, too.
    await respond(strapi, ctx)
  },
} satisfies PanelHandlers
