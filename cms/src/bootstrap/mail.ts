import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings'

/** Without SMTP_URL the provider would deliver to the recipient's own mail server. */
export function rejectMailWithoutServer(strapi: Core.Strapi) {
  if (settings.smtpUrl) return
  strapi.plugin('email').provider = {
    send: () => Promise.reject(new Error('No mail was sent: SMTP_URL is not set.')),
  }
}
