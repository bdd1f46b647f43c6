import type { Feature } from '../../access/feature-type'
import { reviewPermissions } from './server/permissions'
import { reviewRoutes } from './server/routes'
import { reviewTable } from './server/table'

export const review: Feature = {
  name: 'review',
  tables: [reviewTable],
  permissions: reviewPermissions,
  routes: [reviewRoutes],
}
