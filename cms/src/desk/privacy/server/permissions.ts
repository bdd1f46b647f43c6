import type { Permission } from '../../../access/roles/permissions'

const privacyActions = {
  person: 'Find and export what is held on a person, and read the consent log',
  erase: 'Erase a person',
  retention: 'Set retention periods and delete what is past them',
} as const

export type PrivacyAction = keyof typeof privacyActions

export const privacyActionId = (action: PrivacyAction) => `api::privacy.${action}`

export const privacyPermissions: Permission[] = Object.entries(privacyActions).map(
  ([action, displayName]) => ({
    uid: `privacy.${action}`,
    displayName,
    roles: ['privacy-officer'],
  }),
)
