import type { Core } from '@strapi/strapi'
import { audit } from '../audit/record'
import type { Context } from '../strapi/context'
import { mailForms, readMailSettings, writeMailSettings } from './mail-settings'
import { readSettings } from './read-request'
import { mailReaderOf } from './reader'

export function settingsController(strapi: Core.Strapi) {
  const answer = async (ctx: Context) => {
    ctx.body = { ...(await readMailSettings(strapi)), forms: mailForms }
  }
  return {
    read: answer,

    async save(ctx: Context) {
      const next = readSettings(ctx.request.body)
      await strapi.db.transaction(async () => {
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
