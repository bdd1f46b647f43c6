import { keepUserNamesEmpty } from './accounts/account-names'
import { endLinksOfChanged } from './accounts/end-links'
import { endSessionsOfChanged, endWholeSessions, renewSessionsOnce } from './accounts/end-sessions'
import { guardPasswords } from './accounts/guard-passwords'
import { hideWhichAccountsExist } from './accounts/login-timing'
import { guardAccountChanges } from './accounts/guard-account-changes'
import { invitationRoutes } from './accounts/invitation-routes'
import { limitInvitations } from './accounts/invitations'
import { forgetOldAddresses, knownAddressTable } from './accounts/known-addresses'
import { finishPasswordResets, postponePasswordResets } from './accounts/reset-timing'
import { prepareSessionKeys } from './accounts/session-keys'
import { ensureAccess } from './ensure-access'
import type { Feature } from './feature-type'
import { completePermissionMatrix } from './roles/permission-matrix'
import { rememberRevocations } from './roles/roles'
import { hideUsesOfFiles } from './routes/file-relations'
import { guardRoutes } from './routes/guard-routes'
import { disableWebhooks } from './routes/no-strapi-webhooks'
import { hashTokensOfStaff } from './tokens/hashed-tokens'

/**
 * Who may call what: roles, accounts, logins, and the guard that denies every other route.
 * Nothing is served without it.
 */
export const access: Feature = {
  name: 'access',
  tables: [knownAddressTable],
  routes: [invitationRoutes],
  // As Strapi registers them: the panel's files, and those of the folder `public`.
  publicRoutes: ['GET /admin/:path*', 'GET /((?!uploads/).+)'],
  register(strapi, all) {
    prepareSessionKeys(strapi)
    // Before any feature adds a route.
    guardRoutes(strapi, all)
    guardAccountChanges(strapi)
    rememberRevocations(strapi)
    completePermissionMatrix(strapi)
    hideUsesOfFiles(strapi)
  },
  async bootstrap(strapi, { grants }) {
    guardPasswords(strapi)
    limitInvitations(strapi)
    hideWhichAccountsExist(strapi)
    postponePasswordResets(strapi)
    hashTokensOfStaff(strapi)
    endLinksOfChanged(strapi)
    endSessionsOfChanged(strapi)
    endWholeSessions(strapi)
    renewSessionsOnce(strapi)
    await keepUserNamesEmpty(strapi)
    await disableWebhooks(strapi)
    await ensureAccess(strapi, grants(strapi))
  },
  jobs: [
    {
      name: 'known addresses',
      failure: 'Addresses of old logins could not be deleted',
      run: forgetOldAddresses,
    },
  ],
  destroy: finishPasswordResets,
}
