import type { Feature } from '../feature-type'
import { entryPlace, presenceRoutes } from './server/routes'
import { addPresenceTable } from './server/table'

export const presence: Feature = {
  name: 'presence',
  tables: [addPresenceTable],
  routes: [presenceRoutes(entryPlace)],
}
