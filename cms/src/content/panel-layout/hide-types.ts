import type { Core } from '@strapi/strapi'
import { contentType } from '../../platform/strapi/models'

/** Types of plugins that the site has no use for: visitors have no accounts, and its menu is for everybody. */
const UNUSED = ['plugin::users-permissions.user', 'plugin::navigation.audience']

/** Leaves these types out of the panel's list of entries. Strapi reads the option when it starts. */
export function hideUnusedTypes(strapi: Core.Strapi) {
  for (const uid of UNUSED)
    Object.assign(contentType(strapi, uid), {
      pluginOptions: { 'content-manager': { visible: false } },
    })
}
