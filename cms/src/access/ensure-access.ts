import type { Core } from '@strapi/strapi'
import { keyValueStore, runOnce } from '../platform/strapi/stored-value'
import { createFirstAccounts } from './accounts/first-accounts'
import type { Grants } from './roles/role-table'
import { ensureRoles, removeDefaultRoles } from './roles/roles'

/** Creates staff roles and the first accounts, and removes Strapi's defaults. */
export async function ensureAccess(strapi: Core.Strapi, grants: Grants) {
  await runOnce(strapi, 'registration-closed', () => closeRegistration(strapi))
  await runOnce(strapi, 'default-roles-removed', () => removeDefaultRoles(strapi))
  await ensureRoles(strapi, grants)
  await createFirstAccounts(strapi)
}

async function closeRegistration(strapi: Core.Strapi) {
  const owner = { type: 'plugin', name: 'users-permissions' } as const
  const store = keyValueStore<object>(strapi, owner)
  const advanced = await store.get({ key: 'advanced' })
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } })
}
