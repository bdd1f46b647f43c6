import type { Feature } from '../feature-type'
import type { Place } from '../routes/places'
import { presenceRoutes } from './server/routes'
import { presenceTable } from './server/table'

/**
 * Who else has an entry, a submission or the menu open now.
 * Without it colleagues learn of each other only when the second of them saves.
 */
export const presence = (places: readonly Place[]): Feature => ({
  name: 'presence',
  tables: [presenceTable],
  routes: presenceRoutes(places),
})
