import type { Core } from '@strapi/strapi'

export const auditReadId = 'api::audit.read'

/** Reading is all that a role can be given: nothing changes or deletes entries but their age. */
export const registerAuditPermission = (strapi: Core.Strapi) =>
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'audit',
      subCategory: 'general',
      displayName: 'Read the audit log',
      uid: 'audit.read',
    },
  ])
