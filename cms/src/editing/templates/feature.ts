import type { Feature } from '../../access/feature-type'
import { templateRoutes } from './server/routes'
import { templateTable } from './server/table'

/** Pages and jobs kept to begin others with. Without it a page begins empty, or as a copy of another. */
export const templates: Feature = {
  name: 'templates',
  tables: [templateTable],
  routes: [templateRoutes],
}
