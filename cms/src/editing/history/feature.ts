import type { Feature } from '../../access/feature-type'
import { historyPermissions } from './server/permissions'
import { pruneVersions } from './server/prune'
import { historyRoutes } from './server/routes'
import { versionTable } from './server/table'

export const history: Feature = {
  name: 'history',
  tables: [versionTable],
  permissions: historyPermissions,
  routes: [historyRoutes],
  jobs: [{ name: 'versions', failure: 'Old versions could not be deleted', run: pruneVersions }],
}
