import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings'

/** Without a mail server nothing is sent, and the log says so; Strapi would call the receiver's own. */
export function arrangeMail(strapi: Core.Strapi) {
  if (settings.environment.SMTP_URL) return
  strapi.plugin('email').provider = {
    send: () => Promise.reject(new Error('No mail was sent: SMTP_URL names no mail server.')),
  }
}
