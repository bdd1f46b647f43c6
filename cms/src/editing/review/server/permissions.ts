import type { Core } from '@strapi/strapi'
import type { Ability } from '../../../platform/strapi/staff'
import { approveId } from '../shared/approve-id'

/** Shown under Settings → Roles. */
export const registerReviewPermission = (strapi: Core.Strapi) =>
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'review',
      subCategory: 'general',
      displayName: 'Publish while publishing needs a review, and turn that on or off',
      uid: 'review.approve',
    },
  ])

export const mayApprove = (ability: Ability) => ability.can(approveId)
