import { type FormName, formNames } from '@app/contract'
import type { Permission } from '../../../access/roles/permissions'
import type { Ability } from '../../../platform/strapi/staff'
import { intakeUids, uidOf } from '../../intake/uids'

/** What a role may be given, form by form. */
const inboxActions = {
  read: 'Read in the inbox',
  update: 'Change state, assignee and notes',
  reveal: 'Reveal masked answers',
  export: 'Export',
  'delete-spam': 'Delete spam',
} as const

export type InboxAction = keyof typeof inboxActions

export const actionId = (action: InboxAction) => `api::inbox.${action}`

export const inboxPermissions: Permission[] = [
  ...Object.entries(inboxActions).map(([action, displayName]): Permission => ({
    uid: `inbox.${action}`,
    displayName,
    subjects: intakeUids,
    roles: ['intake-reviewer'],
  })),
  { uid: 'inbox.settings', displayName: 'Set the target for answers' },
]

/** The forms on whose submissions this person may do this. */
export const formsOpenTo = (ability: Ability, action: InboxAction): FormName[] =>
  formNames.filter((form) => ability.can(actionId(action), uidOf(form)))
