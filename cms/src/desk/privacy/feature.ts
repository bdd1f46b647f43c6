import type { Feature } from '../../access/feature-type'
import { cleanRestoredBackup } from './server/clean-restored'
import { privacyPermissions } from './server/permissions'
import { deletePast } from './server/retention'
import { readRetention } from './server/retention-settings'
import { privacyRoutes } from './server/routes'
import { erasureTable } from './server/table'

/**
 * Finds, exports and erases what is held on a person, and deletes what is old.
 * Without it each request of a visitor is answered by hand, and nothing expires.
 */
export const privacy: Feature = {
  name: 'privacy',
  tables: [erasureTable],
  permissions: privacyPermissions,
  routes: [privacyRoutes],
  jobs: [
    {
      name: 'retention',
      failure: 'Data past its retention period could not be deleted',
      run: async (strapi) => deletePast(strapi, null, await readRetention(strapi)),
    },
  ],
  // Before the first request, so that no request sees an erased person.
  bootstrap: cleanRestoredBackup,
}
