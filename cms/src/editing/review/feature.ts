import type { Feature } from '../../access/feature-type'
import { reviewPermissions } from './server/permissions'
import { reviewRoutes } from './server/routes'
import { addReviewTable } from './server/table'

export const review: Feature = {
  name: 'review',
  tables: [addReviewTable],
  permissions: reviewPermissions,
  routes: [reviewRoutes],
}
