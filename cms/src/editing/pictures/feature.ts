import type { Feature } from '../../access/feature-type'
import { editors, grantsTo } from '../../access/roles/role-table'
import { guardUploads } from './server/guard-uploads'
import { refuseWhileReplacing, replacedTable } from './server/replacing'
import { fileRoutes } from './server/routes'
import { storeWhole } from './server/store-whole'

const ACTIONS = [
  'read',
  'assets.create',
  'assets.update',
  'assets.download',
  'assets.copy-link',
  'configure-view',
]

/**
 * Checks what is uploaded, replaces and describes files, and finds where they are used.
 * It cannot be taken away: without it, anything could be uploaded.
 */
export const pictures: Feature = {
  name: 'pictures',
  tables: [replacedTable],
  grants: () =>
    grantsTo(
      editors,
      ACTIONS.map((action) => ({ action: `plugin::upload.${action}` })),
    ),
  routes: [fileRoutes],
  saves: [['files', refuseWhileReplacing]],
  async bootstrap(strapi) {
    storeWhole(strapi)
    guardUploads(strapi)
  },
}
