import type { Permission } from '../../../access/roles/permissions'
import type { Ability } from '../../../platform/strapi/staff'
import { approveId } from '../../shared/approve-id'

export const reviewPermissions: Permission[] = [
  {
    uid: 'review.approve',
    displayName: 'Publish while publishing needs a review, and turn that on or off',
    roles: ['chief-editor'],
  },
]

export const mayApprove = (ability: Ability) => ability.can(approveId)
