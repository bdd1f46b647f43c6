import type { Core } from '@strapi/strapi'
import type { Grants, RoleCode } from './role-table'

/** What a role can be given in the panel, under Settings → Roles. */
export type Permission = {
  /** `inbox.read` is the action `api::inbox.read`. */
  uid: string
  displayName: string
  /** The content types for which it is given one by one; otherwise it stands among the settings. */
  subjects?: readonly string[]
  /** The roles that have it at first. */
  roles?: readonly RoleCode[]
}

const toStrapi = ({ uid, displayName, subjects }: Permission) =>
  subjects
    ? {
        section: 'contentTypes',
        displayName,
        uid,
        subjects: [...subjects],
        options: { applyToProperties: [] },
      }
    : {
        section: 'settings',
        category: uid.split('.')[0],
        subCategory: 'general',
        displayName,
        uid,
      }

/** Call it before Strapi bootstraps: Strapi then deletes the grants of actions that are not registered. */
export const registerPermissions = (strapi: Core.Strapi, permissions: readonly Permission[]) =>
  strapi.service('admin::permission').actionProvider.registerMany(permissions.map(toStrapi))

/** Each role's first grants of these permissions. */
export function grantsOf(permissions: readonly Permission[]): Grants {
  const grants: Grants = {}
  for (const { uid, subjects, roles = [] } of permissions) {
    const action = `api::${uid}`
    const all = subjects ? subjects.map((subject) => ({ action, subject })) : [{ action }]
    for (const role of roles) (grants[role] ??= []).push(...all)
  }
  return grants
}
