import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { settings } from '../settings/settings'
import type { Context } from '../strapi/context'

/** Makes each email fail: without SMTP_URL the provider would deliver to the recipient's own mail server. */
export function rejectMailWithoutMailServer(strapi: Core.Strapi) {
  if (settings.smtpUrl) return
  strapi.plugin('email').provider = {
    send: () => Promise.reject(new Error('No mail was sent: SMTP_URL is not set.')),
  }
}

type Actions = Record<'forgotPassword', (ctx: Context) => unknown>

/**
 * Answers that no email can be sent, where Strapi would say that one is on its way. The response is the same whether
 * the account exists or not.
 */
export function refusePasswordResetsWithoutMailServer(strapi: Core.Strapi) {
  if (settings.smtpUrl) return
  strapi.get('controllers').extend('admin::authentication', (original: Actions) => ({
    ...original,
    forgotPassword() {
      throw new errors.ApplicationError(
        'No mail server is set up, so no email can be sent. Ask an administrator to set a new password for you.',
      )
    },
  }))
}
