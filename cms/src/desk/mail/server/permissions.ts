import { formNames } from '@beam/contract'
import type { Core } from '@strapi/strapi'

/** What a role may be given, form by form. */
export const mailActions = {
  read: 'Read its emails',
  reply: 'Reply to it by email',
  resend: 'Send its emails again',
  templates: 'Edit its email templates',
} as const

export type MailAction = keyof typeof mailActions

export const mailActionId = (action: MailAction) => `api::mail.${action}`

/** Shown under Settings → Roles. */
export const registerMailPermissions = (strapi: Core.Strapi) =>
  strapi.service('admin::permission').actionProvider.registerMany([
    ...Object.entries(mailActions).map(([action, displayName]) => ({
      section: 'contentTypes',
      displayName,
      uid: `mail.${action}`,
      subjects: formNames.map((form) => `api::intake.${form}`),
      options: { applyToProperties: [] },
    })),
    {
      section: 'settings',
      category: 'mail',
      subCategory: 'general',
      displayName: 'Choose who is notified of submissions',
      uid: 'mail.settings',
    },
  ])
