import type { Core } from '@strapi/strapi'
import { keyValueStore, runOnce } from '../platform/strapi/stored-value'
import { createFirstAccounts } from './accounts/demo-accounts'
import { ensureContentTokens, removeDefaultTokens } from './tokens/content-token'
import { ensureRoles, removeDefaultRoles } from './roles/roles'

/** Creates staff roles, the first accounts and the site's tokens, and removes Strapi's defaults. */
export async function bootstrapAccess(strapi: Core.Strapi) {
  await runOnce(strapi, 'registration-closed', () => closeRegistration(strapi))
  await runOnce(strapi, 'default-roles-removed', () => removeDefaultRoles(strapi))
  await runOnce(strapi, 'default-tokens-removed', () => removeDefaultTokens(strapi))
  await ensureRoles(strapi)
  await ensureContentTokens(strapi)
  await createFirstAccounts(strapi)
}

async function closeRegistration(strapi: Core.Strapi) {
  const owner = { type: 'plugin', name: 'users-permissions' } as const
  const store = keyValueStore<object>(strapi, owner)
  const advanced = await store.get({ key: 'advanced' })
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } })
}
