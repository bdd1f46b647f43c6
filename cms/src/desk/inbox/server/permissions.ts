import { type FormName, formNames } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import type { Ability } from '../../../platform/strapi/staff'

/** What a role may be given, form by form. */
export const inboxActions = {
  read: 'Read in the inbox',
  update: 'Change state, assignee and notes',
  reveal: 'Reveal masked answers',
  export: 'Export',
} as const

export type InboxAction = keyof typeof inboxActions

export const actionId = (action: InboxAction) => `api::inbox.${action}`

const uidOf = (form: FormName) => `api::intake.${form}`

/** Shown under Settings → Roles beside the content types. */
export const registerInboxPermissions = (strapi: Core.Strapi) =>
  strapi.service('admin::permission').actionProvider.registerMany([
    ...Object.entries(inboxActions).map(([action, displayName]) => ({
      section: 'contentTypes',
      displayName,
      uid: `inbox.${action}`,
      subjects: formNames.map(uidOf),
      options: { applyToProperties: [] },
    })),
    {
      section: 'settings',
      category: 'inbox',
      subCategory: 'general',
      displayName: 'Set the target for answers',
      uid: 'inbox.settings',
    },
  ])

/** The forms on whose submissions this person may do this. */
export const formsOpenTo = (ability: Ability, action: InboxAction): FormName[] =>
  formNames.filter((form) => ability.can(actionId(action), uidOf(form)))
