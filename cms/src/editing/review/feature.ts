import type { Feature } from '../../access/feature-type'
import { addHold } from '../saving/server/may-change-live'
import { guardPublishing } from './server/guard'
import { reviewHold } from './server/hold'
import { reviewPermissions } from './server/permissions'
import { reviewRoutes } from './server/routes'
import { reviewTable } from './server/table'

/**
 * While it is turned on, a chief editor publishes what others ask for.
 * Without it each editor publishes.
 */
export const review: Feature = {
  name: 'review',
  tables: [reviewTable],
  permissions: reviewPermissions,
  routes: [reviewRoutes],
  saves: [['hold', guardPublishing]],
  register: () => addHold(reviewHold),
}
