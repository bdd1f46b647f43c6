import type { Core } from '@strapi/strapi'
import { once } from '../memory'
import { createFirstAccounts } from './accounts'
import { ensureContentTokens, removeDefaultTokens } from './content-token'
import { ensureRoles, removeDefaultRoles } from './roles'

/** Who may do what: staff roles, first accounts, the token of the site, no registration. */
export async function bootstrapAccess(strapi: Core.Strapi) {
  await once(strapi, 'registration-closed', () => closeRegistration(strapi))
  await once(strapi, 'default-roles-removed', () => removeDefaultRoles(strapi))
  await once(strapi, 'default-tokens-removed', () => removeDefaultTokens(strapi))
  await ensureRoles(strapi)
  await ensureContentTokens(strapi)
  await createFirstAccounts(strapi)
}

async function closeRegistration(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown> | null
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } })
}
