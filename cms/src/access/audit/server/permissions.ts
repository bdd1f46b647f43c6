import type { Permission } from '../../roles/permissions'

export const auditReadId = 'api::audit.read'

/** Reading is all that a role can be given: nothing changes or deletes entries but their age. */
export const auditPermissions: Permission[] = [
  { uid: 'audit.read', displayName: 'Read the audit log', roles: ['privacy-officer'] },
]
