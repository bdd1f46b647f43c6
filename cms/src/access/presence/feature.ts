import type { Feature } from '../feature-type'
import { presenceAtEntries, presenceRoutes } from './server/routes'
import { presenceTable } from './server/table'

export const presence: Feature = {
  name: 'presence',
  tables: [presenceTable],
  routes: [presenceRoutes(presenceAtEntries)],
}
