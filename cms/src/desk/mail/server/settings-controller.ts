import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/record'
import type { Context } from '../../../platform/strapi/context'
import { mailForms, readMailSettings, writeMailSettings } from './mail-settings'
import { parseMailSettings } from './parse-request'
import { mailReaderOf } from './reader'
import { refuseStale, versionIn, versionOf } from './stale'

export function settingsController(strapi: Core.Strapi) {
  const answer = async (ctx: Context) => {
    const settings = await readMailSettings(strapi)
    ctx.body = { ...settings, forms: mailForms, version: versionOf(settings) }
  }
  return {
    read: answer,

    async save(ctx: Context) {
      const next = parseMailSettings(ctx.request.body)
      await strapi.db.transaction(async () => {
        refuseStale(versionIn(ctx.request.body), await readMailSettings(strapi))
        await writeMailSettings(strapi, next)
        await audit(strapi.db, {
          actor: mailReaderOf(ctx).actor,
          action: 'settings.change',
          subject: 'settings',
          subjectId: 'mail',
        })
      })
      await answer(ctx)
    },
  }
}
