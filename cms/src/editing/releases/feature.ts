import type { Feature } from '../../access/feature-type'
import { releaseRoutes } from './server/routes'
import { releaseTable } from './server/table'

/**
 * Publishes several entries together, at once or at a time, and undoes it.
 * Without it each is published and planned on its own.
 */
export const releases: Feature = {
  name: 'releases',
  tables: [releaseTable],
  routes: [releaseRoutes],
}
