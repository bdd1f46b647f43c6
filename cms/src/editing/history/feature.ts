import type { Feature } from '../../access/feature-type'
import { historyPermissions } from './server/permissions'
import { recordVersions } from './server/record-versions'
import { historyRoutes } from './server/routes'

/**
 * Keeps a version of each save, compares two of them, and restores one.
 * Without it an overwritten text is gone; the menu keeps its own versions.
 */
export const history: Feature = {
  name: 'history',
  permissions: historyPermissions,
  routes: [historyRoutes],
  saves: [['record', recordVersions]],
}
