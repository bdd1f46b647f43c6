import type { Core } from '@strapi/strapi'

export const privacyActions = {
  person: 'Find and export what is held on a person, and read the consent log',
  erase: 'Erase a person',
  retention: 'Set retention periods and delete what is past them',
} as const

export type PrivacyAction = keyof typeof privacyActions

export const privacyActionId = (action: PrivacyAction) => `api::privacy.${action}`

/** Shown under Settings → Roles → Settings. */
export const registerPrivacyPermissions = (strapi: Core.Strapi) =>
  strapi.service('admin::permission').actionProvider.registerMany(
    Object.entries(privacyActions).map(([action, displayName]) => ({
      section: 'settings',
      category: 'privacy',
      subCategory: 'general',
      displayName,
      uid: `privacy.${action}`,
    })),
  )
