import type { Permission } from '../../../access/roles/permissions'
import { editors } from '../../../access/roles/role-table'
import { versionedTypes } from '../../../content/shared/types'

const ofVersioned = { subjects: versionedTypes, roles: editors }

/**
 * The first is not called `history.read`: the content manager tells actions on a type apart by their last part only,
 * and would take it for the permission to read the fields.
 */
export const historyPermissions: Permission[] = [
  { uid: 'history.versions', displayName: 'Read earlier versions', ...ofVersioned },
  { uid: 'history.restore', displayName: 'Restore earlier versions', ...ofVersioned },
]
