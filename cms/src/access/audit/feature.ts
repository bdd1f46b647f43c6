import type { Feature } from '../feature-type'
import { auditAccountChanges, auditRolePermissions } from './server/account-changes'
import { auditPermissions } from './server/permissions'
import { pruneAudit } from './server/prune'
import { auditRoutes } from './server/routes'
import { auditPanelChanges } from './server/panel-changes'
import { auditTable } from './server/table'

/**
 * Who did what and when, in a list for administrators and privacy officers.
 * Every feature names what it does here, so it cannot be taken away.
 */
export const audit: Feature = {
  name: 'audit',
  tables: [auditTable],
  permissions: auditPermissions,
  routes: [auditRoutes],
  register(strapi) {
    auditRolePermissions(strapi)
    auditPanelChanges(strapi)
  },
  async bootstrap(strapi) {
    auditAccountChanges(strapi)
  },
  jobs: [{ name: 'audit', failure: 'Old audit entries could not be deleted', run: pruneAudit }],
}
