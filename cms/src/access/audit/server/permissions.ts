import type { Permission } from '../../roles/permissions'

export const auditReadId = 'api::audit.read'

/** A role can only be allowed to read: entries are never changed, and deleted only by their age. */
export const auditPermissions: Permission[] = [
  { uid: 'audit.read', displayName: 'Read the audit log', roles: ['privacy-officer'] },
]
